import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'
import { root } from '#tests/support/project/source-files.ts'

// service.health
test('the health check answers anybody, and its answer is not cached', async () => {
  const { status, body, headers } = await portal.call('GET', '/api/health')
  expect([status, body, headers['cache-control']]).toEqual([200, { data: { status: 'ok' } }, 'no-store'])
  expect(headers['x-request-id']).toBeTruthy()
})

// service.openapi
test('the OpenAPI 3.1 document holds every endpoint by its name', async () => {
  const { status, body } = await portal.call('GET', '/api/openapi.json')
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  for (const { name, endpoint } of endpoints)
    expect(body.paths[endpoint.path][endpoint.method.toLowerCase()].operationId).toBe(name)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(body.info.version).toBe(version)
})
