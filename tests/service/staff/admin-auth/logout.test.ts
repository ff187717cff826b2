import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('logging out ends the staff session on the server', async () => {
  const token = await portal.staffToken()
  expect((await portal.call('POST', '/api/admin/auth/logout', { token })).status).toBe(200)
  expect((await portal.call('GET', '/api/admin/auth/admin-user', { token })).status).toBe(401)
})
