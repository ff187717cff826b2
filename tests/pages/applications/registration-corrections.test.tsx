/** The page of a returned application: what of the form is corrected there, and what that makes of the fee. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import {
  confirmation,
  eventually,
  field,
  fieldKeys,
  fill,
  path,
  press,
} from '#tests/support/pages/page-content.ts'
import { prepared, qualificationRecords } from '#tests/support/pages/users.ts'

const form = submittedForm({ status: 'returned' })
const type = {
  item: 'application_form.application_title',
  reason: 'does-not-match',
  words: '',
  before: 'Registration',
} as const
const degreeDate = {
  item: 'qualification_information.3.degree_issue_date',
  reason: 'does-not-match',
  words: '',
  before: '2010-01-01',
} as const
const fee = {
  data: 1,
  details: {
    amounts: { 'New Registration': 5000, 'Renewal Registration': 1500 },
    lines: { 'New Registration': [], 'Renewal Registration': [] },
    schedule: { name: 'Fees of 2026', effective_from: '2026-01-01', sample: false },
  },
}
const open = (given: Partial<typeof form>, answers = {}, address = '/registration/new') =>
  openPage(address, {
    applicant: prepared({ application_form: { ...form, ...given } as never }),
    answers: { 'GET /api/calculate-fee': fee, ...answers },
  })

test('a returned type is corrected at the top, with the number and dates that a renewal needs', async () => {
  const saved = {
    ...form,
    version: 4,
    application_title: 'Renewal',
    registrationNo: 'B 4711',
    corrections: [type],
  }
  const { user, saved: sent } = await open(
    { corrections: [type] },
    { 'PATCH /api/applicant-form/f-1': { data: saved, message: 'Your correction is saved' } },
  )
  expect(fieldKeys()).toEqual(['application_title'])
  await user.click(screen.getByLabelText('Renewal'))
  await fill(user, { 'Registration no.': 'B 4711', 'Issue date': '01-01-2020', 'Expiry date': '01-01-2025' })
  await press(user, 'Save')
  await confirmation('Your correction is saved')
  const [call] = sent()
  expect([call?.body, call?.headers.get('if-match')]).toEqual([
    {
      application_title: 'Renewal',
      registrationNo: 'B 4711',
      issueDate: '2020-01-01',
      expiryDate: '2025-01-01',
    },
    '"v3"',
  ])
  await screen.findByText(/The fee changes from Rs. 3000\/- to Rs. 1500\/-/)
  expect(field('Registration no.').value).toBe('B 4711')
})

test('the new fee is said before the application is sent again, also after a payment', async () => {
  expect(qualificationRecords[2]?.degree_issue_date).not.toBe(degreeDate.before)
  await open({ corrections: [degreeDate], fee_status: 'verified' })
  const notice = await screen.findByText(/The fee changes from Rs. 3000\/- to Rs. 5000\/-/)
  expect(notice.textContent).toContain('ask the council how to settle the difference')
})

const city = { item: 'contact_information.city', reason: 'other', words: 'Which one?' } as const
const cnic = { item: 'document.cnic_front_image', reason: 'not-clear', words: '', before: 'd-1' } as const
const fileOf = (id: string) => ({
  ...{ id, version: 1, type: 'image/jpeg', size: 2048 },
  uploaded_at: '2026-11-19T08:00:00.000Z',
})
const userDocuments = (id: string) => ({
  'GET /api/user-documents': { data: { files: { cnic_front_image: fileOf(id) }, user_document: {} } },
})
const shownCorrections = () =>
  within(screen.getByRole('region', { name: 'What to correct' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('what was returned stands at the top with how much of it is done, and leads to the next', async () => {
  await open({ corrections: [{ ...city, before: 'Kasur' }, cnic] }, userDocuments('d-1'))
  await screen.findByText('1 of 2 corrected, next: CNIC front')
  await screen.findByRole('button', { name: 'Replace CNIC front' })
  expect(shownCorrections()).toEqual([
    'City: See the note. Which one?CorrectedBefore: Kasur. Now: Lahore',
    expect.stringMatching(/^CNIC front: Not clear enough to readNot corrected yetUploaded 19-11-2026/),
  ])
  expect(screen.getAllByRole('region')[0]).toBe(screen.getByRole('region', { name: 'What to correct' }))
  expect(screen.getByRole('link', { name: 'City' }).getAttribute('href')).toBe(
    '/contact-information/me/edit?return=%2Fregistration%2Fnew',
  )
})

test('a returned file is replaced beside its name', async () => {
  const { user } = await open({ corrections: [cnic] }, userDocuments('d-1'))
  const replace = await screen.findByRole('button', { name: 'Replace CNIC front' })
  await press(user, 'Correct CNIC front')
  expect(document.activeElement).toBe(replace)
  await user.click(replace)
  await screen.findByRole('dialog', { name: 'Upload CNIC front' })
})

test('once everything is corrected, Send again is the one emphasised button', async () => {
  await open({ corrections: [{ ...city, before: 'Kasur' }, cnic] }, userDocuments('d-2'))
  await screen.findByText('2 of 2 corrected. Send your application again now.')
  const emphasised = [...document.querySelectorAll('main .btn-primary')].map(({ textContent }) => textContent)
  expect(emphasised).toEqual(['Send again'])
})

test('after a recall the page says so', async () => {
  await open({ status: 'in-review', return_recalled_at: '2026-11-20T09:00:00.000Z' })
  await screen.findByText('The council has taken its request back; nothing is to be corrected now.')
})

test('a submitted application is shown under the address of its type', async () => {
  await open({ status: 'in-review' }, {}, '/registration/renewal')
  await eventually(() => expect(path()).toBe('/registration/new'))
})

const focusedHeading = async (words: string) => {
  const heading = await screen.findByRole('heading', { name: words })
  await eventually(() => expect(document.activeElement).toBe(heading))
}

test('after it was sent again the result has the focus', async () => {
  const after = submittedForm({ status: 'resubmitted', version: 4 })
  const { user, answer } = await open(
    { corrections: [{ ...degreeDate }] },
    { 'POST /api/applicant-form/f-1/resubmission': { data: after } },
  )
  answer('GET /api/auth/user', { data: prepared({ application_form: after }) })
  await press(user, 'Send again')
  await focusedHeading('Application sent again')
  screen.getByText('The council has your corrections.')
})

test('after it was withdrawn the result has the focus', async () => {
  const after = submittedForm({ status: 'withdrawn', version: 4 })
  const { user } = await open(
    { status: 'in-review' },
    { 'POST /api/applicant-form/f-1/withdrawal': { data: after } },
  )
  await press(user, 'Withdraw the application')
  await press(user, 'Withdraw')
  await focusedHeading('Application withdrawn')
  screen.getByRole('button', { name: 'Start a new application' })
})
