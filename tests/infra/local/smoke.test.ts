import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { demoApplicant } from '#infra/demo-applicant.ts'
import { startPortal } from '#infra/local/portal.ts'
import { smoke } from '#infra/operations/smoke/smoke.ts'
import { dataFolder } from '#tests/support/files/data-folder.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { testDependencies } from '#tests/support/portal/test-dependencies.ts'

const everyStep = [
  ...['pages', 'health', 'register and desk', 'sign in', 'current user', 'fee'],
  ...['upload', 'read back', 'remove', 'sign out', 'signed out'],
]

const dataDir = await dataFolder()
const portal = await startPortal({ dataDir, log: () => {}, dependencies: testDependencies })
afterAll(async () => {
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const run = async (url: string, account = demoApplicant, mayRegister = false) => {
  const done: string[] = []
  await smoke({ url, account, mayRegister, report: (step) => done.push(step) })
  return done
}

test('the smoke test uses a portal from the pages to signing out, and can be repeated', async () => {
  expect(await run(portal.url)).toEqual(everyStep)
  expect(await run(portal.url)).toEqual(everyStep)
})

test('the smoke test registers its account in the first run where that is allowed', async () => {
  const { password_confirmation: _, ...account } = aPerson()
  await expect(run(portal.url, account)).rejects.toThrow('Smoke test, sign in: answered 422')
  expect(await run(portal.url, account, true)).toEqual(everyStep)
  expect(await run(portal.url, account)).toEqual(everyStep)
})

test('the smoke test names the step that failed and nothing of the account', async () => {
  const broken = createServer((request, response) => {
    response.statusCode = { '/api/health': 503, '/no-such-page': 404 }[request.url ?? ''] ?? 200
    response.end('<script type="module" src="/main.js"></script><form></form>')
  })
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const { port } = broken.address() as AddressInfo
  await expect(run(`http://127.0.0.1:${port}`)).rejects.toThrow(/^Smoke test, health: answered 503$/)
  broken.close()
})
