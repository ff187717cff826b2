import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')

const get = (id: string) => reviewer.ask('cases.get', { params: { id } })

test('a case shows everything a decision needs, and the actions that are possible', async () => {
  const application = await staffStack.submittedCase()
  const { status, body, headers } = await get(application.id)
  expect([status, headers.etag]).toEqual([200, `"v${body.data.version}"`])
  expect(body.data).toMatchObject({
    id: application.id,
    account: { cnic: application.person.cnic, email: application.person.email },
    applicant: { domicile: 'Lahore' },
    contact_information: { city: 'Lahore' },
    application_form: { reference_no: application.form.reference_no, status: 'submitted' },
    review: { assignee: null, ticks: [], payment: null, pending: null },
    actions: ['start-review', 'return'],
  })
  expect(body.data.qualification_information).toHaveLength(3)
  expect(body.data.documents).toHaveLength(6)
  expect(body.data.checks).toContainEqual({ ok: true, words: 'All required documents uploaded' })
  expect(JSON.stringify(body)).not.toMatch(/argon2|object_key|password/)
})

test('a case tells why it needs attention', async () => {
  const application = await staffStack.submittedCase({
    withDocuments: false,
    person: { name: 'Another Name', cnic: '9999900000013' },
  })
  const { checks } = (await get(application.id)).body.data
  expect(checks).toContainEqual({
    ok: false,
    words: 'Missing: CNIC front, CNIC back, Profile photo, Marks sheet, Certificate, Paid bank deposit slip',
  })
  expect(checks).toContainEqual({ ok: false, words: 'CNIC ends in an odd digit (male)' })
})

test.each(['me', 'nobody', 'x'.repeat(2000), '../ACCOUNT'])(
  'an id that is no case is not found: %s',
  async (id) => {
    expect((await get(id)).status).toBe(404)
  },
)

test('a person who has submitted nothing is not found as a case', async () => {
  const { aPerson } = await import('#tests/support/people/applicants.ts')
  const { user } = (await staffStack.stack.invoke('auth.register', { body: aPerson() })).body.data
  expect((await get(user.id)).status).toBe(404)
})
