/** What the pages let an applicant change, for every record and document: no more and no less than the rule. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accountFields } from '#shared/applications/field-tables/account.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { qualificationInformationFields } from '#shared/applications/field-tables/qualification-information.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { levelItem, qualificationItem } from '#shared/applications/rules/correctable.ts'
import { mayChange, mayChangeLevel } from '#shared/applications/rules/own-changes.ts'
import { editQualificationPath } from '#shared/paths.ts'
import { documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { eventually, fieldKeys } from '#tests/support/pages/page-content.ts'
import { applicantRecord, contactRecord, prepared, qualificationRecords } from '#tests/support/pages/users.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'

const [matriculation, , , masters] = qualificationLevels
const userApplication = { id: 'ua-1', version: 1, ...aUserApplication() } as never
const held = ['cnic_front_image', 'marksSheet_image'] as const

const file = { id: 'd', version: 1, type: 'image/png', size: 9, uploaded_at: '2026-11-20T08:00:00Z' }
const tableOf = (keys: readonly string[]) => ({
  data: {
    user_document: Object.fromEntries(keys.map((key) => [key, null])),
    files: Object.fromEntries(
      keys.map((key) => [key, (held as readonly string[]).includes(key) ? file : null]),
    ),
  },
})

const returned = [
  ...['account.cnic', 'applicant.name', 'contact_information.city', 'document.cnic_front_image'],
  ...[qualificationItem(matriculation, 'year_of_passing'), levelItem(masters)],
].map((item) => ({ item, reason: 'other' as const, words: '', before: '' }))

/** Where the rule answers differently; the service is asked in every status. */
const places: Record<string, ApplicationFormRecord | null> = {
  'no application': null,
  submitted: submittedForm({ status: 'submitted' }),
  approved: submittedForm({ status: 'approved' }),
  collected: submittedForm({ status: 'collected' }),
  returned: submittedForm({ status: 'returned', corrections: returned }),
  'return recalled': submittedForm({ status: 'in-review', return_recalled_at: '2026-11-22T05:00:00Z' }),
}

const opener = (application_form: ApplicationFormRecord | null, photo: string | null) => {
  const applicant = { ...applicantRecord, photo }
  const person = prepared({
    ...{ application_form, applicant, user_application: userApplication },
    held_documents: [...held],
  })
  const { id, name, father_name, cnic, phone, email, gender } = person
  const profile = { id, version: 1, name, father_name, cnic, phone, email, gender }
  const degree = qualificationRecords[0]
  const answers = {
    'GET /api/applications/me': { data: applicant },
    'GET /api/contact-information/me': { data: contactRecord },
    'GET /api/user-applications': { data: { ...profile, user_application: userApplication } },
    'GET /api/portfolioUpdate/me': { data: { ...profile, password: '', password_confirmation: '' } },
    'GET /api/qualification-information': { data: { qualification_information: qualificationRecords } },
    'GET /api/qualification-information/me': { data: degree },
    'GET /api/documents': tableOf(documentKeys),
    'GET /api/user-documents': tableOf(userDocumentKeys),
  }
  return (path: string) => openPage(path, { applicant: person, answers })
}

const sorted = (keys: readonly string[]) => [...keys].sort()

const passwords = ['password', 'password_confirmation']

/** The names of the inputs of a form, once it is there. */
const inputsOf = async (label: RegExp) => {
  await screen.findAllByText(label)
  return sorted(fieldKeys().filter((key) => !passwords.includes(key)))
}

const rowOf = (key: string) => document.getElementById(key) as HTMLElement
const buttonIn = (row: ParentNode, text: string) =>
  [...row.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent?.startsWith(text))

/** Whether each document has a button to upload it, or where it is held, to replace it. */
const documentButtons = async (user: UserEvent, keys: readonly string[]) => {
  await eventually(() => expect(rowOf(keys[0] ?? '')).not.toBeNull())
  const changeable: string[] = []
  for (const key of keys) {
    const view = buttonIn(rowOf(key), 'View')
    if (view) await user.click(view)
    const button = view
      ? buttonIn(document.querySelector('dialog[open]') as Element, 'Replace')
      : buttonIn(rowOf(key), 'Upload')
    if (button) changeable.push(key)
    if (view)
      await user.click(buttonIn(document.querySelector('dialog[open]') as Element, 'Close') as Element)
  }
  return changeable
}

test.each(Object.entries(places))(
  '%s: what may be changed can be changed on its page, and nothing else',
  async (_, form) => {
    const open = opener(form, 'https://files.example/photo')
    const fieldsOf = (itemOf: (field: string) => string, fields: object) =>
      sorted(Object.keys(fields).filter((field) => mayChange(form, itemOf(field))))
    const expected = (record: string, fields: object) => fieldsOf((field) => `${record}.${field}`, fields)
    const isHeld = (key: string) => (held as readonly string[]).includes(key)

    await open('/applications/me/edit')
    expect(await inputsOf(/^Mobile/)).toEqual(expected('applicant', applicantFields))
    await open('/contact-information/me/edit')
    expect(await inputsOf(/^City/)).toEqual(expected('contact_information', contactInformationFields))
    await open('/user-applications/me/edit')
    expect(await inputsOf(/^Challan no/)).toEqual(expected('user_application', userApplicationFields))
    await open('/portfolio/me/edit')
    expect(await inputsOf(/^Contact no/)).toEqual(expected('account', accountFields))
    await open(editQualificationPath(matriculation))
    const { qualification_level: _level, department: _asked, ...asked } = qualificationInformationFields
    expect(await inputsOf(/^Year of passing/)).toEqual(
      fieldsOf((field) => qualificationItem(matriculation, field), asked),
    )

    await open('/qualification-information')
    await screen.findByRole('table')
    const rows = [...document.querySelectorAll('tbody tr')]
    expect(rows.map((row) => buttonIn(row, 'Edit') !== undefined)).toEqual(
      qualificationLevels.map((level) => mayChangeLevel(form, level)),
    )
    for (const [path, keys] of Object.entries({
      '/documents': documentKeys,
      '/user-documents': userDocumentKeys,
    })) {
      const { user } = await open(path)
      expect(await documentButtons(user, keys)).toEqual(
        keys.filter((key) => mayChange(form, `document.${key}`, isHeld(key))),
      )
    }
  },
)

test('a photo that was never given can be added while nothing else of its section can be changed', async () => {
  await opener(submittedForm({ status: 'in-review' }), null)('/applications/me/edit')
  expect(await inputsOf(/^Mobile/)).toContain('photo')
  screen.getByText(/You can still add: Photo/)
})

test('each page says what may be changed now, and after the decision for what', async () => {
  const says = async (form: ApplicationFormRecord, path: string) => {
    await opener(form, null)(path)
    return (await screen.findByRole('note')).textContent
  }
  const open = submittedForm({ status: 'in-review' })
  expect(await says(open, '/contact-information/me/edit')).toMatch(/^You may change this at any time\./)
  expect(await says(open, '/applications/me/edit')).toMatch(
    /^You can still add: Photo\. What can be typed here/,
  )
  expect(await says(open, '/qualification-information')).toMatch(/^This stays as you submitted it/)
  expect(await says(places.returned as never, '/contact-information/me/edit')).toMatch(
    /^The council asks you to correct: City\. You may/,
  )
  expect(await says(places['return recalled'] as never, '/portfolio/me/edit')).toMatch(
    /^The council has taken its request back/,
  )
  expect(await says(submittedForm({ status: 'collected' }), '/portfolio/me/edit')).toMatch(
    /for your next one\./,
  )
})
