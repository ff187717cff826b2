/** Tells at once which backup, copy or restore of AWS Backup did not end well: each sends an event when its state changes. */
import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'

/** Such as `Copy Job State Change`. */
const jobs = ['Backup', 'Copy', 'Restore'].map((what) => `${what} Job State Change`)
const badEnds = ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL']

const message = [
  `${EventField.detailType}: ${EventField.fromPath('$.detail.resourceType')}`,
  // A restore has a status, the others a state: what an event does not have is empty.
  `${EventField.fromPath('$.detail.state')}${EventField.fromPath('$.detail.status')}`,
  `at ${EventField.time}. ${EventField.fromPath('$.detail.statusMessage')}`,
  'What to do: infra/runbook.md#backups-failed',
].join(' ')

/** @returns how often it happened within a day */
export const backupWatch = (scope: Construct, { name }: Settings, topic: ITopic): Metric => {
  const ruleName = `portal-${name}-backups`
  new Rule(scope, 'BackupsFailed', {
    ruleName,
    description: 'A backup, a copy of one, or a restore did not end well.',
    eventPattern: {
      source: ['aws.backup'],
      detailType: jobs,
      detail: { $or: [{ state: badEnds }, { status: badEnds }] },
    },
    targets: [new SnsTopic(topic, { message: RuleTargetInput.fromText(message) })],
  })
  return new Metric({
    namespace: 'AWS/Events',
    metricName: 'TriggeredRules',
    dimensionsMap: { RuleName: ruleName },
    statistic: 'Sum',
    period: Duration.days(1),
  })
}
