/** Sends a message about each event of a kind, and raises an alarm for a day in which there was one. */
import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { EventField, type EventPattern, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
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
  wakes?: true
}

const eventAlarm = (
  scope: Construct,
  { id, ruleName, description, eventPattern, topic, message, runbook, sentence, wakes }: Watched,
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
  return { [runbook]: { sentence, runbook, metric, atLeast: 1, ...(wakes && { wakes }) } }
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

/** One that was refused changed nothing. */
const errorCode = [{ exists: false }]
const byCloudTrail = 'AWS API Call via CloudTrail'
const said = (...fields: string[]) => fields.map((field) => EventField.fromPath(`$.detail.${field}`))

/**
 * Who has switched off what protects the data: a key, a secret, the recovery of the table, its stream, the record of changes. The
 * trail makes the events (data-trail.ts).
 */
export const protectionAlarm = (scope: Construct, { name }: Settings, topic: ITopic) =>
  eventAlarm(scope, {
    id: 'Deletions',
    ruleName: `portal-${name}-deletions`,
    description: 'A key, a secret, the recovery or stream of a table, or the trail is taken away.',
    eventPattern: {
      source: ['kms', 'secretsmanager', 'dynamodb', 'cloudtrail'].map((service) => `aws.${service}`),
      detailType: [byCloudTrail],
      detail: {
        errorCode,
        $or: [
          { eventName: ['ScheduleKeyDeletion', 'DisableKey', 'DeleteSecret', 'DeleteTable'] },
          { eventName: ['StopLogging', 'DeleteTrail'] },
          {
            eventName: ['UpdateContinuousBackups'],
            requestParameters: {
              pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: [false] },
            },
          },
          {
            eventName: ['UpdateTable'],
            requestParameters: { streamSpecification: { streamEnabled: [false] } },
          },
        ],
      },
    },
    topic,
    message: [
      `${said('eventName')} by ${said('userIdentity.arn')} at ${EventField.time}:`,
      // Each has one of them: what an event does not have is empty.
      ...said(...['keyId', 'secretId', 'tableName', 'name'].map((field) => `requestParameters.${field}`)),
    ],
    runbook: 'keys-and-secrets',
    sentence:
      'Within a day a key, a secret, the recovery or the stream of a table, or the trail was switched off or marked for deletion.',
    wakes: true,
  })

/** Which stack CloudFormation has put back to the release before, or could not. */
export const rollbackAlarm = (scope: Construct, { name }: Settings, topic: ITopic) =>
  eventAlarm(scope, {
    id: 'Rollbacks',
    ruleName: `portal-${name}-rollbacks`,
    description: 'CloudFormation has taken a release back.',
    eventPattern: {
      source: ['aws.cloudformation'],
      detailType: ['CloudFormation Stack Status Change'],
      detail: {
        'status-details': {
          status: ['UPDATE_ROLLBACK', 'ROLLBACK'].flatMap((end) => [`${end}_COMPLETE`, `${end}_FAILED`]),
        },
      },
    },
    topic,
    message: [`${said('status-details.status')} at ${EventField.time}: ${said('stack-id')}.`],
    runbook: 'release-rolled-back',
    sentence: 'Within a day CloudFormation took a release back.',
  })

/** What gives somebody rights in the account, or another way to sign in. */
const changesOfRights = [
  ...['CreateUser', 'CreateAccessKey', 'CreateLoginProfile', 'UpdateLoginProfile', 'DeactivateMFADevice'],
  ...['AddUserToGroup', 'AttachUserPolicy', 'PutUserPolicy', 'AttachGroupPolicy', 'PutGroupPolicy'],
  ...['AttachRolePolicy', 'PutRolePolicy', 'UpdateAssumeRolePolicy', 'CreatePolicyVersion'],
  ...['DeleteRolePermissionsBoundary', 'DeleteUserPermissionsBoundary'],
]

/** Who has signed in as the root user, or changed rights by hand. AWS notes both in us-east-1. */
export const rightsAlarm = (scope: Construct, { name }: Settings, topic: ITopic) =>
  eventAlarm(scope, {
    id: 'Rights',
    ruleName: `portal-${name}-rights`,
    description: 'The root user has signed in, or rights were changed outside of a release.',
    eventPattern: {
      source: ['aws.iam', 'aws.signin'],
      detailType: [byCloudTrail, 'AWS Console Sign In via CloudTrail'],
      detail: {
        errorCode,
        $or: [
          {
            eventName: changesOfRights,
            // A release changes roles by CloudFormation.
            sourceIPAddress: [{ 'anything-but': 'cloudformation.amazonaws.com' }],
          },
          {
            eventName: ['ConsoleLogin'],
            userIdentity: { type: ['Root'] },
            responseElements: { ConsoleLogin: ['Success'] },
          },
        ],
      },
    },
    topic,
    message: [`${said('eventName')} by ${said('userIdentity.arn')} at ${EventField.time}.`],
    runbook: 'rights-changed',
    sentence: 'Within a day the root user signed in, or rights were changed outside of a release.',
    wakes: true,
  })
