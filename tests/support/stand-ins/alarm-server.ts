/**
 * Answers as CloudWatch, SNS and STS do for the few calls of a drill, in their protocols (JSON 1.0, and query with XML). It keeps the states of
 * its alarms and notes actions as CloudWatch's history does.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { close, listen } from '#infra/local/ports.ts'
import { callerIdentity } from '#tests/support/aws/answers.ts'

interface Alarm {
  name: string
  state: 'OK' | 'ALARM' | 'INSUFFICIENT_DATA'
  topic?: string
}

interface Plan {
  /** By region, as the request's signature names it. */
  alarms: Record<string, Alarm[]>
  /** The subscriptions of each topic: an ARN, or `PendingConfirmation`. */
  subscriptions: Record<string, [endpoint: string, arn: string][]>
  /** Topics that refuse what CloudWatch publishes, or of which it notes nothing. */
  refusing?: string[]
  unnoted?: string[]
}

const historyOf = (topic: string, refused: boolean): string =>
  JSON.stringify({
    actionState: refused ? 'Failed' : 'Succeeded',
    stateUpdateTimestamp: 1,
    notificationResource: topic,
    publishedMessage: refused ? null : '{"default":"…"}',
    error: refused ? 'CloudWatch Alarms is not authorized to perform: SNS:Publish' : null,
  })

const subscriptionsXml = (topic: string, its: [string, string][]): string => {
  const members = its.map(
    ([endpoint, arn]) =>
      `<member><Owner>123456789012</Owner><Protocol>email</Protocol><Endpoint>${endpoint}</Endpoint><SubscriptionArn>${arn}</SubscriptionArn><TopicArn>${topic}</TopicArn></member>`,
  )
  return `<ListSubscriptionsByTopicResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><ListSubscriptionsByTopicResult><Subscriptions>${members.join('')}</Subscriptions></ListSubscriptionsByTopicResult><ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></ListSubscriptionsByTopicResponse>`
}

export const startAlarmServer = async ({ alarms, subscriptions, refusing = [], unnoted = [] }: Plan) => {
  /** Every change of a state, in order. */
  const changes: string[] = []
  const histories = new Map<string, string[]>()

  const calls: Record<string, (of: Alarm[], input: Record<string, string>) => unknown> = {
    // One a page, so that pages are read to the end.
    DescribeAlarms: (of, { AlarmNamePrefix = '', NextToken = '0' }) => {
      const its = of.filter(({ name }) => name.startsWith(AlarmNamePrefix))
      const [alarm] = its.slice(Number(NextToken))
      const next = Number(NextToken) + 1
      return {
        MetricAlarms: alarm
          ? [
              {
                AlarmName: alarm.name,
                StateValue: alarm.state,
                ActionsEnabled: true,
                AlarmActions: alarm.topic ? [alarm.topic] : [],
              },
            ]
          : [],
        ...(next < its.length && { NextToken: String(next) }),
      }
    },
    SetAlarmState: (of, { AlarmName, StateValue }) => {
      const alarm = of.find(({ name }) => name === AlarmName)!
      alarm.state = StateValue as Alarm['state']
      changes.push(`${AlarmName} ${StateValue}`)
      if (StateValue === 'ALARM' && alarm.topic && !unnoted.includes(alarm.topic))
        histories.set(alarm.name, [historyOf(alarm.topic, refusing.includes(alarm.topic))])
      return {}
    },
    DescribeAlarmHistory: (_of, { AlarmName = '' }) => ({
      AlarmHistoryItems: (histories.get(AlarmName) ?? []).map((HistoryData) => ({
        AlarmName,
        HistoryItemType: 'Action',
        Timestamp: Date.now() / 1000,
        HistoryData,
      })),
    }),
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const region = /Credential=[^/]+\/\d+\/([\w-]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const target = String(request.headers['x-amz-target'] ?? '').split('.')[1]
    if (target) {
      const answer = calls[target]?.(alarms[region] ?? [], JSON.parse(body))
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer))
      return
    }
    const query = new URLSearchParams(body)
    const topic = query.get('TopicArn') ?? ''
    const xml =
      query.get('Action') === 'GetCallerIdentity'
        ? callerIdentity('123456789012').body
        : subscriptionsXml(topic, subscriptions[topic] ?? [])
    response.writeHead(200, { 'content-type': 'text/xml' }).end(xml)
  })
  const port = await listen(server, 0, 'the alarms')
  return { endpoint: `http://127.0.0.1:${port}`, changes, stop: () => close(server) }
}
