/** Where alarms go: one address, over an encrypted topic. */
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

export const alarmTopic = (scope: Construct, { name, alarmAddress }: Settings): Topic => {
  // A key of its own: alarms may not use the key that AWS keeps for SNS.
  const key = new Key(scope, 'AlarmKey', {
    alias: `portal-${name}-alarms`,
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
    topicName: `portal-${name}-alarms`,
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
