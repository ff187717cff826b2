/** Starts one portal for all files of a project, in this process. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortal } from '#infra/local/portal.ts'
import { demoAdministrator } from '#infra/local/seed.ts'

/** Cheap on purpose: tests make many accounts. One test holds the real cost. */
const hashCost = { memoryInKib: 64, passes: 1, parallelism: 1 }

/** Longer than in operation: a machine that does much else at the time of a test is no neighbour that stalls. */
const callLimits = { connectInMs: 10_000, tryInMs: 25_000, requestInMs: 60_000 }

export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-shared-'))
  const portal = await startPortal({
    dataDir,
    log: () => {},
    dependencies: { hashCost, callLimits, log: () => {} },
  })
  project.provide('portal', {
    url: portal.url,
    adminEmail: demoAdministrator.email,
    adminPassword: demoAdministrator.password,
  })
  return async () => {
    await portal.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
