import { expect, test } from 'vitest'
import { emailTo, portal, tokenIn } from '#tests/support/portal/shared-portal.ts'

const check = (email: string, token: string) =>
  portal.call('POST', '/api/auth/reset-password/check', { body: { email, token } })

const askFor = async (email: string, emails = 0): Promise<string> => {
  await portal.call('POST', '/api/auth/forgot-password', { body: { email } })
  return tokenIn(await emailTo(email, 'Set a new password', emails))
}

test('a link is good until it is used or a newer one is sent, however often it is checked', async () => {
  const { person } = await portal.account()
  const { email } = person
  const first = await askFor(email)
  expect((await check(email, first)).status).toBe(200)
  expect((await check(email, first)).status).toBe(200)

  const second = await askFor(email, 1)
  const replaced = await check(email, first)
  expect([replaced.status, replaced.body.errors]).toEqual([422, { token: ['This link has expired'] }])
  expect((await check(email, second)).status).toBe(200)

  const password = 'nine blue herons'
  await portal.call('POST', '/api/auth/reset-password', {
    body: { email, token: second, password, password_confirmation: password },
  })
  expect((await check(email, second)).body).toEqual(replaced.body)
})

test('a link of another person and an unknown one get the same answer', async () => {
  const { person } = await portal.account()
  const other = await portal.account()
  const foreign = await check(other.person.email, await askFor(person.email))
  const unknown = await check(person.email, 'x'.repeat(43))
  expect(foreign.status).toBe(422)
  expect(foreign.body).toEqual(unknown.body)
})
