/** Findings of cdk-nag that stay as they are, each with its reason. A finding that is not here stops the synthesis. */
import { type App, Validations } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings.ts'
import type { Acknowledgement } from './acknowledgement.ts'
import { always } from './of-every-environment.ts'
import { ofEnvironment } from './of-some-environments.ts'

export const acknowledgements = (settings: Settings): Acknowledgement[] => [
  ...always,
  ...ofEnvironment(settings),
]

/** Adds each acknowledgement to the constructs whose paths it matches. */
export const acknowledge = (app: App, settings: Settings): void => {
  const rules = acknowledgements(settings)
  for (const construct of app.node.findAll()) {
    const path = construct.node.path.split('/').slice(1).join('/')
    for (const { rule, where, reason } of rules)
      if (where.test(path)) Validations.of(construct).acknowledge({ id: rule, reason })
  }
}
