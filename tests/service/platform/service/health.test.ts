import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the health check answers anybody, and its answer is not cached', async () => {
  const { status, body, headers } = await portal.call('GET', '/api/health')
  expect([status, body, headers['cache-control']]).toEqual([200, { data: { status: 'ok' } }, 'no-store'])
  expect(headers['x-request-id']).toBeTruthy()
})
