/** What the drill asks CloudWatch and SNS of one region. */
import {
  CloudWatchClient,
  DescribeAlarmHistoryCommand,
  type MetricAlarm,
  paginateDescribeAlarms,
  SetAlarmStateCommand,
  type StateValue,
} from '@aws-sdk/client-cloudwatch'
import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'

/** What CloudWatch notes about an action that it has carried out. */
interface ActionNote {
  actionState?: string
  notificationResource?: string
  error?: string | null
}

/** An address that a topic sends to, and whether its owner has confirmed that. */
export interface Receiver {
  endpoint: string
  confirmed: boolean
}

export const alarmService = (region: string) => {
  const cloudWatch = new CloudWatchClient({ region })
  const sns = new SNSClient({ region })
  return {
    region,
    alarmsOf: async (prefix: string): Promise<MetricAlarm[]> => {
      const alarms: MetricAlarm[] = []
      const pages = paginateDescribeAlarms({ client: cloudWatch }, { AlarmNamePrefix: prefix })
      for await (const { MetricAlarms = [] } of pages) alarms.push(...MetricAlarms)
      return alarms
    },

    receiversOf: async (topic: string): Promise<Receiver[]> => {
      const receivers: Receiver[] = []
      const pages = paginateListSubscriptionsByTopic({ client: sns }, { TopicArn: topic })
      for await (const { Subscriptions = [] } of pages)
        receivers.push(
          ...Subscriptions.map(({ Endpoint = '', SubscriptionArn = '' }) => ({
            endpoint: Endpoint,
            confirmed: SubscriptionArn.startsWith('arn:'),
          })),
        )
      return receivers
    },

    setState: async (alarm: string, state: StateValue, reason: string): Promise<void> => {
      await cloudWatch.send(
        new SetAlarmStateCommand({ AlarmName: alarm, StateValue: state, StateReason: reason }),
      )
    },

    /** What became of the alarm's actions since a moment, by the topic that they notify. */
    actionsSince: async (alarm: string, since: Date): Promise<Map<string, ActionNote>> => {
      const { AlarmHistoryItems = [] } = await cloudWatch.send(
        new DescribeAlarmHistoryCommand({ AlarmName: alarm, HistoryItemType: 'Action', StartDate: since }),
      )
      const notes = AlarmHistoryItems.map(({ HistoryData }): ActionNote => JSON.parse(HistoryData ?? '{}'))
      return new Map(notes.map((note) => [note.notificationResource ?? '', note]))
    },
  }
}
export type AlarmService = ReturnType<typeof alarmService>
