import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const clock = aClock()
const password = 'eleven quiet herons'
const stack = await openStack({ clock: clock.now })

/** A member of staff who has an account and no password yet. */
const anInvited = async (token: string) => {
  const { services } = stack
  const account = {
    id: randomUUID(),
    name: 'Registrar Naseem',
    email: `staff-${randomUUID()}@council.example`,
    password_hash: '',
    session_generation: 1,
    is_admin: true,
    roles: ['administrator' as const],
  }
  await services.staff.create(account, clock.now())
  await services.staffResets.issue({ token, user_id: account.id, email_id: token }, clock.now())
  return account
}

const setPassword = (token: string, chosen = password) =>
  stack.invoke('adminAuth.setPassword', { body: { token, password: chosen, password_confirmation: chosen } })
const login = (email: string, typed = password) =>
  stack.invoke('adminAuth.login', { body: { email, password: typed } })

test('an invitation link sets the password once, and nobody can sign in before that', async () => {
  const { email } = await anInvited('link-1')
  expect((await login(email)).status).toBe(422)
  const { status, body } = await setPassword('link-1')
  expect([status, body.message]).toEqual([200, 'Your password has been set. Sign in with it'])
  expect((await login(email)).status).toBe(200)
  const again = await setPassword('link-1', 'another long password')
  expect([again.status, again.body.errors]).toEqual([422, { token: ['This link has expired'] }])
})

test('of twelve uses of one link at the same time only one succeeds', async () => {
  await anInvited('link-2')
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, use) => setPassword('link-2', `${password} ${use}`)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('eight invited members who set their passwords at the same time all have them', async () => {
  const links = Array.from({ length: 8 }, () => randomUUID())
  for (const link of links) await anInvited(link)
  const replies = await Promise.all(links.map((link) => setPassword(link)))
  expect(replies.map(({ status }) => status)).toEqual(links.map(() => 200))
})

test('a link is valid for one day', async () => {
  await anInvited('link-3')
  clock.turn(24 * 60 * 60)
  expect((await setPassword('link-3')).status).toBe(422)
})

test('a reset link of an applicant cannot set a staff password, nor the other way round', async () => {
  const { services, invoke } = stack
  const person = aPerson()
  const { user } = (await invoke('auth.register', { body: person })).body.data
  await services.resets.issue(
    { token: 'link-of-an-applicant', user_id: user.id, email_id: 'one' },
    clock.now(),
  )
  expect((await setPassword('link-of-an-applicant')).status).toBe(422)
  const { email } = await anInvited('link-4')
  const body = { token: 'link-4', email, password, password_confirmation: password }
  expect((await invoke('auth.resetPassword', { body })).status).toBe(422)
})

test.each([
  ['short', 'fourteen chars', 'Use 15 characters or more'],
  ['the own name', 'Registrar Naseem', 'Your password must not be your name'],
  ['common', 'passwordpassword', 'This password is easy to guess. Choose another one'],
])('a password that is %s is refused and the link stays valid', async (_what, chosen, message) => {
  const token = randomUUID()
  await anInvited(token)
  const { status, body } = await setPassword(token, chosen)
  expect([status, body.errors]).toEqual([422, { password: [message] }])
  expect((await setPassword(token)).status).toBe(200)
})
