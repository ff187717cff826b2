/** Sessions end by idleness, by age, and on the server. */
import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const hour = 3600
const clock = aClock()
const stack = await openStack({ clock: clock.now })

const register = async () =>
  (await stack.invoke('auth.register', { body: aPerson() })).body.data.token as string
const status = async (token: string) => (await stack.invoke('auth.user', { token })).status

test('a session ends after an hour without a call', async () => {
  const token = await register()
  clock.turn(hour - 10)
  expect(await status(token)).toBe(200)
  clock.turn(hour - 10)
  expect(await status(token)).toBe(200)
  clock.turn(hour + 1)
  expect(await status(token)).toBe(401)
})

test('a session ends after twelve hours however busy it is', async () => {
  const token = await register()
  for (let half = 0; half < 23; half++) {
    clock.turn(hour / 2)
    expect(await status(token)).toBe(200)
  }
  clock.turn(hour / 2)
  expect(await status(token)).toBe(401)
})

test('the last use of a session is written at most every five minutes', async () => {
  const token = await register()
  const lastSeen = async () => {
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return (await stack.services.users.load(sub))?.sessions[0]?.last_seen
  }
  const first = await lastSeen()
  clock.turn(299)
  await status(token)
  expect(await lastSeen()).toBe(first)
  clock.turn(1)
  await status(token)
  expect(await lastSeen()).toBe((first ?? 0) + 300)
})

test('a staff session ends after 30 minutes without a call', async () => {
  const { services, invoke } = stack
  const account = {
    id: services.newId(),
    name: 'Clerk',
    email: 'clerk@council.example',
    password_hash: await services.passwords.hash('a long staff password'),
    session_generation: 1,
    is_admin: true,
    roles: ['administrator' as const],
  }
  await services.staff.create(account, clock.now())
  const login = await invoke('adminAuth.login', {
    body: { email: account.email, password: 'a long staff password' },
  })
  const { token } = login.body.data
  const adminStatus = async () => (await invoke('adminAuth.adminUser', { token })).status
  clock.turn(hour / 2 - 1)
  expect(await adminStatus()).toBe(200)
  clock.turn(hour / 2 + 1)
  expect(await adminStatus()).toBe(401)
})

test('a reset link is valid for 30 minutes', async () => {
  const person = aPerson()
  const { body } = await stack.invoke('auth.register', { body: person })
  const { resets } = stack.services
  await resets.issue(
    { token: 'the token of the e-mail', user_id: body.data.user.id, email_id: 'one' },
    clock.now(),
  )
  const reset = () =>
    stack.invoke('auth.resetPassword', {
      body: {
        email: person.email,
        token: 'the token of the e-mail',
        password: 'nine blue herons',
        password_confirmation: 'nine blue herons',
      },
    })
  clock.turn(30 * 60 + 1)
  expect((await reset()).body.message).toBe('This link has expired')
  clock.turn(-2)
  expect((await reset()).status).toBe(200)
})

test('changing e-mail or password needs the current password once the sign-in is older than 15 minutes', async () => {
  const person = aPerson()
  const { body } = await stack.invoke('auth.register', { body: person })
  const { token } = body.data
  const change = (given: object) =>
    stack.invoke('portfolioUpdate.update', {
      token,
      params: { id: 'me' },
      body: { ...person, password: '', password_confirmation: '', ...given },
    })
  clock.turn(15 * 60 + 1)
  const refused = await change({ email: 'later@example.com' })
  expect([refused.status, refused.body.errors]).toEqual([
    403,
    { current_password: ['Enter your current password'] },
  ])
  expect((await change({ name: 'Only The Name' })).status).toBe(200)
  expect((await change({ email: 'later@example.com', current_password: person.password })).status).toBe(200)
})

test('limits start again when their time window ends', async () => {
  const body = { email: 'guess@example.com', password: 'wrong' }
  const tryOnce = async () => (await stack.invoke('auth.login', { body, from: '127.9.9.9' })).status
  clock.turn(900 - ((clock.now().getTime() / 1000) % 900))
  for (let tries = 0; tries < 5; tries++) expect(await tryOnce()).toBe(422)
  expect(await tryOnce()).toBe(429)
  clock.turn(900)
  expect(await tryOnce()).toBe(422)
})
