import { expect, test } from 'vitest'
import { emailTo, portal, tokenIn } from '#tests/support/portal/shared-portal.ts'

const newPassword = 'nine blue herons'

const reset = (email: string, token: string, password = newPassword) =>
  portal.call('POST', '/api/auth/reset-password', {
    body: { email, token, password, password_confirmation: password },
  })

const askFor = async (email: string, emails = 0): Promise<string> => {
  await portal.call('POST', '/api/auth/forgot-password', { body: { email } })
  return tokenIn(await emailTo(email, 'Set a new password', emails))
}

test('a reset sets the new password and ends the old password and every session', async () => {
  const account = await portal.account()
  const { email, password } = account.person
  const token = await askFor(email)

  const { status, body } = await reset(email, token)

  expect([status, body.message]).toEqual([200, 'Your password has been changed. Sign in with the new one'])
  expect((await account.get('/api/auth/user')).status).toBe(401)
  const login = (chosen: string) =>
    portal.call('POST', '/api/auth/login', { body: { email, password: chosen } })
  expect((await login(password)).status).toBe(422)
  expect((await login(newPassword)).status).toBe(200)
})

test('a used token, an unknown one and another person’s get the same answer', async () => {
  const { person } = await portal.account()
  const other = await portal.account()
  const token = await askFor(person.email)
  const foreign = await reset(other.person.email, token)
  expect((await reset(person.email, token)).status).toBe(200)
  const used = await reset(person.email, token)
  const unknown = await reset(person.email, 'x'.repeat(43))
  expect(used.status).toBe(422)
  expect(used.body).toEqual({
    message: 'This link has expired',
    errors: { token: ['This link has expired'] },
  })
  expect([unknown.body, foreign.body]).toEqual([used.body, used.body])
})

test('only the link of the newest e-mail is valid', async () => {
  const { person } = await portal.account()
  const first = await askFor(person.email)
  const second = await askFor(person.email, 1)
  expect((await reset(person.email, first)).status).toBe(422)
  expect((await reset(person.email, second)).status).toBe(200)
})

test('twelve parallel uses of one token change the password once', async () => {
  const { person } = await portal.account()
  const token = await askFor(person.email)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => reset(person.email, token, `nine blue herons ${index}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => [200, 422].includes(status))).toBe(true)
})

test('a weak new password is refused and the link stays valid', async () => {
  const { person } = await portal.account()
  const token = await askFor(person.email)
  const weak = await reset(person.email, token, 'password123')
  expect([weak.status, Object.keys(weak.body.errors)]).toEqual([422, ['password']])
  expect((await reset(person.email, token)).status).toBe(200)
})
