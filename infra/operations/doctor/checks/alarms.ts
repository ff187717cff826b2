import { paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch'
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns'
import { partitionOf } from '#infra/aws/partition.ts'
import { edgeRegion } from '#infra/settings.ts'
import { type Check, type Checked, type Finding, ok, wrong } from '../check.ts'

interface Confirmation {
  region: string
  topic: string
  address: string
}

const one = async (
  { region, topic, address }: Confirmation,
  { settings, aws }: Checked,
): Promise<Finding> => {
  const TopicArn = `arn:${partitionOf(region)}:sns:${region}:${settings.account}:${topic}`
  const { Subscriptions = [] } = await aws
    .topics(region)
    .send(new ListSubscriptionsByTopicCommand({ TopicArn }))
  const own = Subscriptions.find(({ Endpoint }) => Endpoint === address)
  // Until it is confirmed a subscription has a word in place of its ARN; so has one that somebody ended.
  if (own?.SubscriptionArn?.startsWith('arn:')) return ok(topic)
  if (own?.SubscriptionArn === 'PendingConfirmation')
    return wrong(
      `Nobody has confirmed the subscription of ${address} to ${topic}: its alarms reach nobody.`,
      'Open the e-mail "Subscription Confirmation" there; after three days it is void, then request it again in the console of SNS.',
    )
  return wrong(
    `${address} does not get the alarms of ${topic}.`,
    `Subscribe it again: aws sns subscribe --region ${region} --topic-arn ${TopicArn} --protocol email --notification-endpoint ${address}`,
  )
}

export const alarmsCheck: Check = {
  name: 'alarms',
  asks: 'Has the address for alarms confirmed each of its subscriptions?',
  rights: ['sns:ListSubscriptionsByTopic'],
  run: async (on) => {
    const { confirmations } = await on.needs()
    const found = await Promise.all(confirmations.map((confirmation) => one(confirmation, on)))
    const bad = found.find(({ state }) => state !== 'ok')
    const addresses = [...new Set(confirmations.map(({ address }) => address))].join(' and ')
    return bad ?? ok(`Alarms reach ${addresses} (${found.map(({ says }) => says).join(', ')}).`)
  },
}

/** @returns the alarms of one region that are raised, by name and region */
const raisedIn = async (region: string, { settings, aws }: Checked): Promise<string[]> => {
  const asked = { AlarmNamePrefix: `portal-${settings.name}-`, StateValue: 'ALARM' } as const
  const raised: string[] = []
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client: aws.alarms(region) }, asked))
    raised.push(...MetricAlarms.map(({ AlarmName }) => `${AlarmName} (${region})`))
  return raised
}

export const raisedCheck: Check = {
  name: 'raised',
  asks: 'Is an alarm raised, in either region?',
  rights: ['cloudwatch:DescribeAlarms'],
  run: async (on) => {
    const regions = [...new Set([on.settings.region, edgeRegion])]
    const raised = (await Promise.all(regions.map((region) => raisedIn(region, on)))).flat()
    if (raised.length === 0) return ok(`No alarm is raised in ${regions.join(' or ')}.`)
    return wrong(
      `Raised: ${raised.join(', ')}.`,
      'The description of each alarm names its heading in the runbook (Read the alarms).',
    )
  },
}
