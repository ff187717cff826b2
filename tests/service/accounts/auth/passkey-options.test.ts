import { expect, test } from 'vitest'
import { anAddress } from '#tests/support/portal/http-client.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the question is the same for everybody but for its random parts, and names no passkey', async () => {
  const ask = async () => (await portal.call('POST', '/api/auth/passkey/options')).body.data
  const [one, other] = [await ask(), await ask()]
  expect(one.options).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  })
  expect(one.options.challenge).not.toBe(other.options.challenge)
  expect(one.ceremony).not.toBe(other.ceremony)
})

test('one address asks for at most 120 questions in a quarter of an hour', async () => {
  const from = anAddress()
  const ask = () => portal.call('POST', '/api/auth/passkey/options', { from })
  const answers = await Promise.all(Array.from({ length: 120 }, ask))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const { status, headers } = await ask()
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})
