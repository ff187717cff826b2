/** A change of an own record, or a file in a form, sent again under its key because its answer was lost. */
import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { aPerson, aUserApplication, pharmacyDegree } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const office = await openStaffStack()

const keyed = (key: string) => ({ 'idempotency-key': key })
const me = { id: 'me' }

/** Somebody whose application was submitted, with all of it returned so that it may be changed. */
const aReturnedApplicant = async () => {
  const { id, token, person } = await office.submittedCase({ withDocuments: false })
  const ask = (name: string, more: object = {}) => office.stack.invoke(name, { token, params: me, ...more })
  await ask('userApplications.create', { body: aUserApplication(), params: {} })
  const reviewer = await office.staffMember('reviewer')
  const items = [
    'applicant.domicile',
    'contact_information.city',
    'qualification_information.3.board_university',
    'application_form.application_title',
  ]
  const corrections = items.map((item) => ({ item, reason: 'other', words: 'Which one?' }))
  const { status } = await reviewer.act(id, 'return', { corrections })
  expect(status).toBe(200)
  return { id, token, person, ask }
}

type Person = Awaited<ReturnType<typeof aReturnedApplicant>>['person']

const changes: [name: string, body: (changed: string, person: Person) => object][] = [
  ['applications.update', (domicile) => ({ domicile })],
  ['contactInformation.update', (city) => ({ city })],
  [
    'qualificationInformation.update',
    (board_university) => ({ qualification_level: pharmacyDegree, board_university }),
  ],
  ['tasks.update', (branch_code) => ({ branch_code })],
  [
    'portfolioUpdate.update',
    (changed, person) => ({
      ...{ ...person, password: '', password_confirmation: '' },
      phone: `0301 1111${changed.length}${changed.charCodeAt(0)}`,
    }),
  ],
  [
    'applicantForm.correct',
    (registrationNo) => ({
      application_title: 'Renewal',
      ...{ registrationNo, issueDate: '2020-01-01', expiryDate: '2025-01-01' },
    }),
  ],
]

test.each(changes)(
  '%s sent again under its key is done once and gives the first answer',
  async (name, bodyOf) => {
    const { ask, person } = await aReturnedApplicant()
    const body = bodyOf('Kasur', person)
    const { version: read } = (await ask(name, { body: bodyOf('Okara', person) })).body.data
    const headers = { ...keyed(`change of ${name}`), 'if-match': `"v${read}"` }

    const first = await ask(name, { body, headers })
    const again = await ask(name, { body, headers })
    const withoutVersion = await ask(name, { body, headers: keyed(`change of ${name}`) })
    const other = await ask(name, { body: bodyOf('Multan', person), headers })
    const withoutKey = await ask(name, { body, headers: { 'if-match': `"v${read}"` } })

    const statuses = [first, again, withoutVersion, other, withoutKey].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 422, 412])
    expect([again.body, withoutVersion.body]).toEqual([first.body, first.body])
    expect(first.body.data.version).toBe(read + 1)
  },
)

test.each([
  ['uploads.create', 'documents.list', 'marksSheet_image'],
  ['files.create', 'userDocuments.list', 'cnic_front_image'],
])('%s sent again under its key gives the first answer, also after the decision', async (name, list, key) => {
  const { token } = await office.submittedCase({ withDocuments: false })
  const send = async (bytes: Buffer, headers = keyed('a file')) =>
    office.stack.invoke(name, { token, form: await aForm(key, bytes), headers })
  const first = await send(aPng(30, 30))
  const again = await send(aPng(30, 30))
  await office.stack.invoke('applicantForm.withdraw', { token, params: me })
  const afterwards = await send(aPng(30, 30))
  const other = await send(aPng(31, 31))
  const withoutKey = await send(aPng(30, 30), keyed('another'))

  const statuses = [first, again, afterwards, other, withoutKey].map(({ status }) => status)
  expect(statuses).toEqual([201, 201, 201, 422, 201])
  const { files } = (await office.stack.invoke(list, { token })).body.data
  expect(files[key], 'the file under another key is another file').toMatchObject({ version: 2 })
})

test('a file sent again under its key does not take the place of a later one', async () => {
  const { token } = (await office.stack.invoke('auth.register', { body: aPerson() })).body.data
  const sent = async (size: number, key: string) => {
    const form = await aForm('cnic_back_image', aPng(size, size))
    return (await office.stack.invoke('files.create', { token, form, headers: keyed(key) })).status
  }
  const statuses = [await sent(30, 'one'), await sent(31, 'two'), await sent(30, 'one')]
  expect(statuses).toEqual([201, 201, 409])
})
