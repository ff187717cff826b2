import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let administrator: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack()
  administrator = await staffStack.staffMember('administrator')
})
afterAll(() => staffStack.close())

const release = (body: object) =>
  administrator.ask('people.releaseAccount', { body: { reason: 'The owner came with the card', ...body } })
const register = (person: object) => staffStack.stack.invoke('auth.register', { body: person })

test('a CNIC that an unconfirmed account holds is freed at once, with a reason in its history', async () => {
  const stranger = aPerson()
  const { user, token } = (await register(stranger)).body.data
  const owner = aPerson({ cnic: stranger.cnic })
  expect((await register(owner)).status).toBe(422)
  expect((await release({ cnic: stranger.cnic, reason: '' })).body.errors).toEqual({
    reason: ['Enter a reason'],
  })
  expect((await release({ cnic: stranger.cnic })).status).toBe(200)
  expect((await staffStack.stack.invoke('auth.user', { token })).status).toBe(401)
  expect((await register(owner)).status).toBe(201)
  expect((await register({ ...aPerson(), email: stranger.email })).status).toBe(201)
  const { events } = await staffStack.services.events.page(user.id)
  expect(events).toMatchObject([
    {
      event: 'ACCOUNT_RELEASED',
      by: { id: administrator.id },
      details: { reason: 'The owner came with the card' },
    },
  ])
})

test('a confirmed account and one with an application keep what they hold', async () => {
  const confirmed = aPerson()
  const { user } = (await register(confirmed)).body.data
  await confirmEmailOf(staffStack.services, user.id)
  const inUse = 'This account is confirmed, or has an application, so it cannot be freed'
  const refused = await release({ email: confirmed.email })
  expect([refused.status, refused.body.message]).toEqual([409, inUse])
  const submitted = await staffStack.submittedCase({ withDocuments: false, confirmed: false })
  const kept = await release({ cnic: submitted.person.cnic })
  expect([kept.status, kept.body.message]).toEqual([409, inUse])
})

test('of a release and a confirmation at once one happens', async () => {
  const person = aPerson()
  const { user, token } = (await register(person)).body.data
  const [released, confirmed] = await Promise.all([
    release({ email: person.email }),
    confirmEmailOf(staffStack.services, user.id).then(
      () => true,
      () => false,
    ),
  ])
  const { status } = await staffStack.stack.invoke('auth.user', { token })
  expect(status).toBe(released.status === 200 ? 401 : 200)
  expect([200, 409]).toContain(released.status)
  if (released.status === 409) expect(confirmed).toBe(true)
})

test('one of the two is named, and what nobody holds is not found', async () => {
  const either = { cnic: ['Enter either the CNIC or the email'] }
  expect((await release({})).body.errors).toEqual(either)
  expect((await release({ cnic: aPerson().cnic, email: aPerson().email })).body.errors).toEqual(either)
  const unknown = await release({ cnic: aPerson().cnic })
  expect([unknown.status, unknown.body.message]).toEqual([404, 'No account has this CNIC'])
})
