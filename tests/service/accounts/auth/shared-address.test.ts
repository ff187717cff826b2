/** A campus, a shop or all customers of a carrier share an address: what succeeds there is hardly limited, what tells is. */
import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const clock = aClock()
const hour = 60 * 60
const stack = await openStack({ clock: clock.now })

const counted = (scope: string, most: number, from: string, tries: number) =>
  stack.services.limits.count({ scope, most, windowInSeconds: hour }, from, clock.now(), tries)

const register = async (given: Record<string, string>, from: string) =>
  (await stack.invoke('auth.register', { body: aPerson(given), from })).status

const common = { password: 'password123' }

test('300 people register in an hour from one address, also those who first choose a common password', async () => {
  const from = '127.8.0.1'
  await counted('register-ip', 300, from, 298)
  expect([await register(common, from), await register({}, from)]).toEqual([422, 201])
  expect(await register({}, from)).toBe(429)
})

test('30 taken e-mail addresses can be found out in an hour from one address; what succeeds does not count', async () => {
  const from = '127.8.0.2'
  const { email } = aPerson()
  await counted('register-taken-ip', 30, from, 29)
  expect([await register({ email }, from), await register(common, from)]).toEqual([201, 422])

  expect(await register({ email }, from)).toBe(422)
  const { status, headers } = await stack.invoke('auth.register', { body: aPerson({ email }), from })

  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect(await register({}, '127.8.0.3')).toBe(201)
  clock.turn(hour)
  expect(await register({}, from)).toBe(201)
})

test('200 people ask for a link to set a password in an hour from one address', async () => {
  const from = '127.8.0.4'
  const forgot = async () =>
    (await stack.invoke('auth.forgotPassword', { body: { email: aPerson().email }, from })).status
  await counted('forgot-ip', 200, from, 199)
  expect([await forgot(), await forgot()]).toEqual([200, 429])
})
