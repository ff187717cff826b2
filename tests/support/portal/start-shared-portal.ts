/** Starts one portal, in this process, for all files of the projects that use it. */
import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startPortal } from '#infra/local/portal.ts'
import { demoAdministrator } from '#infra/local/seed.ts'
import { dataFolder } from '#tests/support/files/data-folder.ts'
import { testDependencies } from './test-dependencies.ts'

const using = ['service', 'judge']

export default async function setup(root: TestProject) {
  if (!root.vitest.projects.some(({ name }) => using.includes(name))) return
  const dataDir = await dataFolder()
  const portal = await startPortal({ dataDir, log: () => {}, dependencies: testDependencies })
  root.provide('portal', {
    url: portal.url,
    adminEmail: demoAdministrator.email,
    adminPassword: demoAdministrator.password,
  })
  return async () => {
    await portal.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
