import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('lists the own passkeys, and at which address of the portal they work', async () => {
  const token = await portal.staffToken()
  const { status, body } = await portal.call('GET', '/api/admin/security/passkeys', { token })
  expect([status, body.data]).toEqual([
    200,
    { passkeys: [], origin: portal.facts().url.replace('127.0.0.1', 'localhost') },
  ])
})
