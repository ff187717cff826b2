import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns'
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
  const TopicArn = `arn:aws:sns:${region}:${settings.account}:${topic}`
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
    return (
      bad ?? ok(`Alarms reach ${on.settings.alarmAddress} (${found.map(({ says }) => says).join(', ')}).`)
    )
  },
}
