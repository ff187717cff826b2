import { expect, test } from 'vitest'
import { anApplicantOfPasskeys } from '#tests/support/people/passkey-owners.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('a new passkey needs the password, also right after signing in', async () => {
  const { token } = await portal.account()
  const ask = (body: object) => portal.call('POST', '/api/passkeys/options', { token, body })
  expect((await ask({})).status).toBe(422)
  const { status, body } = await ask({ current_password: 'another password' })
  expect([status, body.errors]).toEqual([403, { current_password: ['The current password is wrong'] }])
})

test('the browser is asked for a passkey that it finds by itself and that is unlocked, and for nothing about its maker', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()

  const { options } = await owner.begin()

  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: owner.person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key', id: phone.id }],
    attestation: 'none',
  })
  expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
})
