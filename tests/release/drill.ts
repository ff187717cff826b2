/** A release that happens in the life of the portal, and what drills of every kind need. */
import { App } from 'aws-cdk-lib'
import { DeployRoleStack } from '#infra/aws/stacks/deploy-role.ts'
import { RightsStack } from '#infra/aws/stacks/rights.ts'
import type { StackTemplate } from '#infra/aws/stacks/template.ts'
import { type Settings, settingsOf } from '#infra/settings.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

export type Release = StackTemplate[]

export interface Drill {
  what: string
  before: Release
  after: Release
  /** The heading of the runbook with the steps, and in what order they deploy; by default all stacks in their order. */
  steps?: { heading: string; deploy: (release: { before: Release; after: Release }) => Release }
}

export const prod = settingsOf('prod')

export const released = (settings: Partial<Settings> = {}, without: string[] = []): Release =>
  synthesise({ ...prod, ...settings }, without).release

/** What a person deploys apart from the portal: the rights of deployments before it, and the role of the pipeline after it. */
export const apart = (settings: Partial<Settings> = {}): (Release[number] & { region: string })[] => {
  const app = new App()
  const its = { ...prod, ...settings }
  new RightsStack(app, its)
  new DeployRoleStack(app, its, 'council/portal')
  return app
    .synth()
    .stacks.map(({ stackName, template, environment: { region } }) => ({ name: stackName, template, region }))
}

/** Those parts before everything else. */
export const first =
  (...parts: string[]) =>
  ({ after }: { after: Release }): Release => [
    ...parts.flatMap((part) => after.filter(({ name }) => name.endsWith(`-${part}`))),
    ...after,
  ]
