import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '#infra/local/portal.ts'
import { demoApplicant } from '#infra/local/seed.ts'
import { smoke } from '#infra/smoke/smoke.ts'
import { aPerson } from '#tests/support/people/applicants.ts'

const everyStep = [
  ...['pages', 'health', 'sign in', 'current user', 'fee'],
  ...['upload', 'read back', 'remove', 'sign out', 'signed out'],
]
let portal: Portal
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-smoke-'))
  const hashCost = { memoryInKib: 64, passes: 1, parallelism: 1 }
  portal = await startPortal({
    dataDir,
    inMemory: true,
    log: () => {},
    dependencies: { hashCost, log: () => {} },
  })
})
afterAll(async () => {
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const walk = async (url: string, walker = demoApplicant, mayRegister = false) => {
  const done: string[] = []
  await smoke({ url, walker, mayRegister, report: (step) => done.push(step) })
  return done
}

test('walks through a portal from the pages to signing out, again and again', async () => {
  expect(await walk(portal.url)).toEqual(everyStep)
  expect(await walk(portal.url)).toEqual(everyStep)
})

test('registers its walker on the first walk, where it may', async () => {
  const { password_confirmation: _, ...walker } = aPerson()
  await expect(walk(portal.url, walker)).rejects.toThrow('Smoke test, sign in: answered 422')
  expect(await walk(portal.url, walker, true)).toEqual(everyStep)
  expect(await walk(portal.url, walker)).toEqual(everyStep)
})

test('says which step failed, and nothing about the walker', async () => {
  const broken = createServer((request, response) => {
    response.statusCode = request.url === '/api/health' ? 503 : 200
    response.end('<script type="module" src="/main.js"></script>')
  })
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const { port } = broken.address() as AddressInfo
  await expect(walk(`http://127.0.0.1:${port}`)).rejects.toThrow(/^Smoke test, health: answered 503$/)
  broken.close()
})
