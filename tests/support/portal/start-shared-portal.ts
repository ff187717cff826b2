/** Starts one portal for all files of a project, in this process. */
import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startPortal } from '#infra/local/portal.ts'
import { demoAdministrator } from '#infra/local/seed.ts'
import { dataFolder } from '#tests/support/files/data-folder.ts'
import { testDependencies } from './test-dependencies.ts'

export default async function setup(project: TestProject) {
  const dataDir = await dataFolder()
  const portal = await startPortal({
    dataDir,
    log: () => {},
    dependencies: testDependencies,
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
