/** Sends alarms to one address, over an encrypted topic. An alarm can only notify a topic of its own region. */
import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'

const senders = ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'].map(
  (name) => new ServicePrincipal(name),
)
const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } }

/** @param called what the topic is called besides `portal-<environment>` */
export const alarmTopic = (
  scope: Construct,
  { name, alarmAddress }: Settings,
  called: 'alarms' | 'edge-alarms' = 'alarms',
): Topic => {
  // A separate key, because alarms may not use the key that AWS keeps for SNS.
  const key = new Key(scope, 'AlarmKey', {
    alias: `portal-${name}-${called}`,
    description: 'Encrypts alarms in transit.',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: senders,
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      resources: ['*'],
      conditions: ofThisAccount,
    }),
  )
  const topic = new Topic(scope, 'Alarms', {
    topicName: `portal-${name}-${called}`,
    displayName: `Portal ${name}`,
    masterKey: key,
    enforceSSL: true,
  })
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: senders,
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: ofThisAccount,
    }),
  )
  topic.addSubscription(new EmailSubscription(alarmAddress))
  return topic
}
