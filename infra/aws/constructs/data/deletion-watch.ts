/** Tells at once who has disabled a key of the account, or marked a key or a secret for deletion, while it can still be taken back. */
import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'

const message = [
  `${EventField.fromPath('$.detail.eventName')} by ${EventField.fromPath('$.detail.userIdentity.arn')}`,
  `at ${EventField.time}: ${EventField.fromPath('$.detail.requestParameters.keyId')}`,
  // A key has the first, a secret the second; the one that an event does not have is empty.
  `${EventField.fromPath('$.detail.requestParameters.secretId')}.`,
  'What to do: infra/runbook.md#keys-and-secrets',
].join(' ')

/** The trail makes the events (data-trail.ts). @returns how often it happened within a day */
export const deletionWatch = (scope: Construct, { name }: Settings, topic: Topic): Metric => {
  topic.masterKey?.grantEncryptDecrypt(new ServicePrincipal('events.amazonaws.com'))
  const ruleName = `portal-${name}-deletions`
  new Rule(scope, 'Deletions', {
    ruleName,
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
