/** Once the settings name an account: the stacks belong to it, and nothing else changes. */
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { oldestBootstrapVersion } from '#infra/operations/doctor/checks/stacks.ts'
import { stacksBesideAlarms } from '#infra/operations/release/cdk-runs.ts'
import { settingsOf } from '#infra/settings.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

const pinned = synthesise({ ...settingsOf('dev'), account: '210987654321' })
const free = synthesise(settingsOf('dev'))

test('stacks of an environment with an account are for this account only', () => {
  expect([...new Set(pinned.assembly.stacks.map(({ environment }) => environment.account))]).toEqual([
    '210987654321',
  ])
  expect([...new Set(free.assembly.stacks.map(({ environment }) => environment.account))]).toEqual([
    'unknown-account',
  ])
})

test('a release watches alarms for every stack of their region, and for no other', () => {
  const inRegion = pinned.assembly.stacks.filter(
    ({ environment }) => environment.region === pinned.settings.region,
  )
  expect(inRegion.map(({ stackName }) => stackName).sort()).toEqual(
    stacksBesideAlarms(pinned.settings).sort(),
  )
})

test('cdk-nag finds nothing else there', () => {
  const findings = [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack.validateScope(pinned.app).violations.map(({ ruleName }) => ruleName),
  )
  expect(findings).toEqual([])
})

test("the version of CDK's own resources that a deployment asks for is the one that the assembly needs", () => {
  const needed = pinned.assembly.stacks.map(
    ({ requiresBootstrapStackVersion }) => requiresBootstrapStackVersion,
  )
  expect(Math.max(...needed.map(Number))).toBe(oldestBootstrapVersion)
})
