import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the current staff user is answered', async () => {
  const { status, body } = await portal.call('GET', '/api/admin/auth/admin-user', {
    token: await portal.staffToken(),
  })
  expect([status, body.data.email, body.data.is_admin]).toEqual([200, portal.facts().adminEmail, true])
})
