import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const staffStack = await openStackWithEmails()
const administrator = await staffStack.staffMember('administrator')

const release = (body: object, headers = {}) =>
  administrator.ask('people.releaseAccount', {
    body: { reason: 'The owner came with the card', ...body },
    headers,
  })
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
  const inUse = 'This account is confirmed, or has an application or a registration, so it cannot be freed'
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

test('all sessions of an applicant are ended at once, however the account is used, which is told and kept', async () => {
  const { person, id, token } = await staffStack.submittedCase({ withDocuments: false })
  const signIn = () =>
    staffStack.stack.invoke('auth.login', { body: { email: person.email, password: person.password } })
  const second = (await signIn()).body.data.token
  const statuses = () =>
    Promise.all(
      [token, second].map(async (one) => (await staffStack.stack.invoke('auth.user', { token: one })).status),
    )
  expect(await statuses()).toEqual([200, 200])

  const asked = { action: 'end-sessions', cnic: person.cnic, reason: 'A lost phone' }
  const key = { 'idempotency-key': randomUUID() }
  expect((await release(asked, key)).status).toBe(200)
  expect((await release(asked, key)).status).toBe(200)
  expect(await statuses()).toEqual([401, 401])
  expect((await signIn()).status).toBe(200)

  const { events } = await staffStack.services.events.page(id)
  expect(events.filter(({ event }) => event === 'SESSIONS_ENDED')).toMatchObject([
    { by: { id: administrator.id }, details: { reason: 'A lost phone' } },
  ])
  const told = (await staffStack.emailsTo(person.email)).filter(
    ({ subject }) => subject === 'You were signed out everywhere',
  )
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('/auth/forgot-password')])
})

test('a closed account has no sessions to end', async () => {
  const person = aPerson()
  const { user } = (await register(person)).body.data
  await release({ cnic: person.cnic })
  const event = { event: 'SESSIONS_ENDED' as const }
  const email = { id: randomUUID(), kind: 'sessions-ended' as const, user_id: user.id }
  const attempt = { requestId: randomUUID(), now: new Date() }
  expect(await staffStack.services.accountSessions.endAll(user.id, event, email, attempt)).toBe(false)
})
