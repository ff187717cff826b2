import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the question to staff names no passkey', async () => {
  const { body } = await portal.call('POST', '/api/admin/auth/passkey/options')
  expect(Object.keys(body.data.options).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
})
