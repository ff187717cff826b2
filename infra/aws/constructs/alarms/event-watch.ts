/** Sends a message about each event of a kind, and raises an alarm for a day in which there was one. */
import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { EventField, type EventPattern, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { ITopic, Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'
import type { AlarmDefinition, RunbookAnchor } from '../watch/portal-alarm.ts'

interface Watched {
  id: string
  ruleName: string
  description: string
  eventPattern: EventPattern
  topic: ITopic
  /** What the message says. */
  message: string[]
  runbook: RunbookAnchor
  sentence: string
}

const eventAlarm = (
  scope: Construct,
  { id, ruleName, description, eventPattern, topic, message, runbook, sentence }: Watched,
): Record<string, AlarmDefinition> => {
  const text = [...message, `What to do: infra/runbook.md#${runbook}`].join(' ')
  const targets = [new SnsTopic(topic, { message: RuleTargetInput.fromText(text) })]
  new Rule(scope, id, { ruleName, description, eventPattern, targets })
  const metric = new Metric({
    namespace: 'AWS/Events',
    metricName: 'TriggeredRules',
    dimensionsMap: { RuleName: ruleName },
    statistic: 'Sum',
    period: Duration.days(1),
  })
  return { [runbook]: { sentence, runbook, metric, atLeast: 1 } }
}

const badEnds = ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL']

/** Which backup, copy or restore of AWS Backup did not end well: each sends an event when its state changes. */
export const backupAlarm = (scope: Construct, { name }: Settings, topic: ITopic) =>
  eventAlarm(scope, {
    id: 'BackupsFailed',
    ruleName: `portal-${name}-backups`,
    description: 'A backup, a copy of one, or a restore did not end well.',
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup', 'Copy', 'Restore'].map((what) => `${what} Job State Change`),
      detail: { $or: [{ state: badEnds }, { status: badEnds }] },
    },
    topic,
    message: [
      `${EventField.detailType}: ${EventField.fromPath('$.detail.resourceType')}`,
      // A restore has a status, the others a state: what an event does not have is empty.
      `${EventField.fromPath('$.detail.state')}${EventField.fromPath('$.detail.status')}`,
      `at ${EventField.time}. ${EventField.fromPath('$.detail.statusMessage')}`,
    ],
    runbook: 'backups-failed',
    sentence: 'Within a day a backup, its copy to the other account, or a restore did not end well.',
  })

/**
 * Who has disabled a key of the account, or marked a key or a secret for deletion, while it can still be taken back. The trail
 * makes the events (data-trail.ts).
 */
export const deletionAlarm = (scope: Construct, { name }: Settings, topic: Topic) => {
  topic.masterKey?.grantEncryptDecrypt(new ServicePrincipal('events.amazonaws.com'))
  return eventAlarm(scope, {
    id: 'Deletions',
    ruleName: `portal-${name}-deletions`,
    description: 'A key is disabled, or a key or secret waits for its deletion.',
    eventPattern: {
      source: ['aws.kms', 'aws.secretsmanager'],
      detailType: ['AWS API Call via CloudTrail'],
      detail: {
        eventName: ['ScheduleKeyDeletion', 'DisableKey', 'DeleteSecret'],
        // One that was refused changed nothing.
        errorCode: [{ exists: false }],
      },
    },
    topic,
    message: [
      `${EventField.fromPath('$.detail.eventName')} by ${EventField.fromPath('$.detail.userIdentity.arn')}`,
      `at ${EventField.time}: ${EventField.fromPath('$.detail.requestParameters.keyId')}`,
      // A key has the first, a secret the second; the one that an event does not have is empty.
      `${EventField.fromPath('$.detail.requestParameters.secretId')}.`,
    ],
    runbook: 'keys-and-secrets',
    sentence: 'Within a day a key was disabled, or a key or secret was marked for deletion.',
  })
}
