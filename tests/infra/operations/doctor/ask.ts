/** Asks one check of the doctor, in an account that is well but for what a case changes. */

import type { TemplateNeeds } from '#infra/aws/stacks/template-needs.ts'
import type { Check, Finding } from '#infra/operations/doctor/check.ts'
import { checks } from '#infra/operations/doctor/checks.ts'
import { openAccount } from '#infra/operations/doctor/require-account.ts'
import { runCheck } from '#infra/operations/doctor/run-check.ts'
import type { Settings } from '#infra/settings.ts'
import * as account from '#tests/support/aws/account-answers.ts'
import { realSettings } from '#tests/support/aws/real-settings.ts'
import { type Answers, recordedAws } from '#tests/support/aws/recorded-aws.ts'

export interface Case {
  check: string
  /** What is not as in the healthy account. */
  given?: Answers
  settings?: Settings
  /** What the templates need, where it matters. */
  needing?: Partial<TemplateNeeds>
  state: Finding['state']
  says: RegExp
  todo?: RegExp
}

export const dev = { ...realSettings('dev'), domain: undefined }
export const prod = realSettings()

export const needs: TemplateNeeds = {
  ...{ keys: 2, secrets: 6, alarms: 20, alarmMetrics: 22, dashboards: 1, metrics: 7, logGroups: 6 },
  ...{ roles: 200, routes: 190, reserved: 281, reservedWhileSwitching: 321 },
  stacks: [
    { name: 'portal-prod-edge', region: 'us-east-1' },
    ...['web', 'data', 'api'].map((part) => ({ name: `portal-prod-${part}`, region: 'eu-central-1' })),
  ],
  confirmations: [
    { region: 'us-east-1', topic: 'portal-prod-edge-alarms', address: 'duty@pharmacy-council.pk' },
    { region: 'eu-central-1', topic: 'portal-prod-alarms', address: 'duty@pharmacy-council.pk' },
  ],
  alarmNames: [],
  copies: ['arn:aws:backup:eu-west-1:210987654321:backup-vault:portal'],
}

/** An account as it answers to every check. */
export const opened = (settings: Settings, needing: Partial<TemplateNeeds> = {}) => ({
  ...openAccount(settings),
  now: account.answeredAt,
  needs: async () => ({ ...needs, ...needing }),
})

const named = (name: string): Check => checks.find((check) => check.name === name)!

export const ask = async (
  name: string,
  { given = {}, settings = prod, needing }: Pick<Case, 'given' | 'settings' | 'needing'>,
): Promise<Finding> => {
  await recordedAws({ ...account.healthyAccount, ...given })
  return runCheck(named(name), opened(settings, needing))
}
