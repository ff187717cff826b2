/** Sends alarms to people, over encrypted topics. An alarm can only notify a topic of its own region. */
import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'

/** Who hears of an alarm: somebody is woken, or it is read in the morning. */
export interface AlarmTopics {
  wake: ITopic
  morning: ITopic
}

const senders = ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'].map(
  (name) => new ServicePrincipal(name),
)
const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } }
/** Cannot be bound to an account. */
const eventSender = new ServicePrincipal('events.amazonaws.com')

const encryptingKey = (scope: Construct, alias: string): Key => {
  // A separate key, because alarms may not use the key that AWS keeps for SNS.
  const key = new Key(scope, 'AlarmKey', {
    alias,
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
  key.grantEncryptDecrypt(eventSender)
  return key
}

/** The names of the topics of a region, which another stack may know them by. */
export const topicNames = ({ name }: Pick<Settings, 'name'>, region: 'main' | 'edge' = 'main') => {
  const prefix = region === 'main' ? `portal-${name}` : `portal-${name}-edge`
  return { wake: `${prefix}-wake`, morning: `${prefix}-alarms` }
}

/** @param region the environment's own, or that of CloudFront */
export const alarmTopics = (
  scope: Construct,
  settings: Settings,
  region: 'main' | 'edge' = 'main',
): AlarmTopics => {
  const names = topicNames(settings, region)
  const masterKey = encryptingKey(scope, names.morning)
  const topic = (id: string, topicName: string, address: string): Topic => {
    const made = new Topic(scope, id, {
      topicName,
      displayName: `Portal ${settings.name}`,
      masterKey,
      enforceSSL: true,
    })
    made.addToResourcePolicy(
      new PolicyStatement({
        principals: senders,
        actions: ['sns:Publish'],
        resources: [made.topicArn],
        conditions: ofThisAccount,
      }),
    )
    made.grantPublish(eventSender)
    made.addSubscription(new EmailSubscription(address))
    return made
  }
  return {
    wake: topic('Wake', names.wake, settings.wakeAddress),
    morning: topic('Alarms', names.morning, settings.alarmAddress),
  }
}
