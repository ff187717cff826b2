/** `npm run alarm:drill`: what it asks and changes in both regions, and what it says of each alarm. */
import {
  CloudWatchClient,
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { drillEnvironment } from '#infra/operations/alarm-drill/drill-environment.ts'
import { plannedDrill } from '#infra/operations/alarm-drill/plan.ts'
import { realSettings } from '#tests/support/aws/real-settings.ts'

const [watch, topics, identity] = [mockClient(CloudWatchClient), mockClient(SNSClient), mockClient(STSClient)]
const mocks = [watch, topics, identity]
beforeEach(() => {
  for (const mock of mocks) mock.reset()
  identity.on(GetCallerIdentityCommand).resolves({ Account: '123456789012' })
})
afterAll(() => {
  for (const mock of mocks) mock.restore()
})

const topic = 'arn:aws:sns:eu-central-1:123456789012:portal-staging-alarms'
const edgeTopic = 'arn:aws:sns:us-east-1:123456789012:portal-staging-edge-alarms'
const duty = 'operations@council.example'
const confirmed = [duty, `${topic}:1111`]
const open = [duty, 'PendingConfirmation']
const bothConfirmed = { [topic]: [confirmed], [edgeTopic]: [confirmed] }

const alarm = (name: string, StateValue: 'OK' | 'ALARM' | 'INSUFFICIENT_DATA', action?: string) => ({
  ...{ AlarmName: `portal-staging-${name}`, StateValue, ActionsEnabled: true },
  AlarmActions: action ? [action] : [],
})
const all = {
  'eu-central-1': [
    alarm('emails-late', 'OK', topic),
    alarm('canary-failing', 'ALARM', topic),
    alarm('spending', 'INSUFFICIENT_DATA', topic),
  ],
  'us-east-1': [alarm('cloudfront-errors', 'OK', edgeTopic)],
}

interface Account {
  alarms?: Record<string, ReturnType<typeof alarm>[]>
  /** The subscriptions of each topic: the address, and an ARN or `PendingConfirmation`. */
  subscriptions?: Record<string, string[][]>
  /** What CloudWatch notes of an action, with the topic that it notified. */
  note?: (notificationResource: string) => object[]
}

/** The alarms come one a page, so that pages are read to the end. */
const accountIs = ({
  alarms = all,
  subscriptions = bothConfirmed,
  note = (notificationResource) => [{ actionState: 'Succeeded', notificationResource }],
}: Account = {}) => {
  const actionOf = new Map(Object.values(alarms).flatMap((of) => of.map((it) => [it.AlarmName, it] as const)))
  watch.on(DescribeAlarmsCommand).callsFake(async ({ NextToken = '0' }, getClient) => {
    const its = alarms[await getClient().config.region()] ?? []
    const next = Number(NextToken) + 1
    return { MetricAlarms: its.slice(next - 1, next), ...(next < its.length && { NextToken: String(next) }) }
  })
  watch.on(SetAlarmStateCommand).resolves({})
  watch.on(DescribeAlarmHistoryCommand).callsFake(({ AlarmName }) => ({
    AlarmHistoryItems: note(actionOf.get(AlarmName)?.AlarmActions[0] ?? '').map((data) => ({
      HistoryData: JSON.stringify(data),
    })),
  }))
  topics.on(ListSubscriptionsByTopicCommand).callsFake(({ TopicArn }) => ({
    Subscriptions: (subscriptions[TopicArn] ?? []).map(([Endpoint, SubscriptionArn]) => ({
      ...{ Endpoint, SubscriptionArn },
    })),
  }))
}

const drill = async (options: { only?: string } = {}) => {
  const said: string[] = []
  const given = { waitsForMs: 0, ...options }
  const silent = await drillEnvironment(realSettings('staging'), given, (line) => said.push(line))
  const changes = watch
    .commandCalls(SetAlarmStateCommand)
    .map(({ args: [{ input }] }) => `${input.AlarmName} ${input.StateValue}`)
  return { silent, said, changes }
}

test('each alarm of both regions is raised once and put back, and one that is raised anyway is left alone', async () => {
  accountIs()
  expect(await drill()).toEqual({
    silent: 0,
    said: [
      `ok    emails-late has reached ${duty}.`,
      `ok    canary-failing is raised already and was left alone; it reaches ${duty}.`,
      `ok    spending has reached ${duty}.`,
      `ok    cloudfront-errors has reached ${duty}.`,
      '4 alarms tried, 0 of them reach nobody.',
    ],
    changes: [
      'portal-staging-emails-late ALARM',
      'portal-staging-emails-late OK',
      'portal-staging-spending ALARM',
      'portal-staging-spending INSUFFICIENT_DATA',
      'portal-staging-cloudfront-errors ALARM',
      'portal-staging-cloudfront-errors OK',
    ],
  })
})

test('a dry run names each alarm of the templates with its region, and asks nothing', () => {
  const said = plannedDrill(realSettings('staging'))
  expect(said).toEqual(
    expect.arrayContaining([
      'Would raise cloudfront-errors in us-east-1, and put it back.',
      'Would raise emails-late in eu-central-1, and put it back.',
    ]),
  )
  expect(said.at(-1)).toBe(`Would then say of each of the ${said.length - 2} whom it has reached.`)
  expect(plannedDrill(realSettings('staging'), 'emails-late')).toHaveLength(3)
  expect(() => plannedDrill(realSettings('staging'), 'nothing')).toThrow('no alarm "nothing" of staging')
})

test('an alarm whose subscription nobody has confirmed reaches nobody', async () => {
  accountIs({ subscriptions: { [topic]: [confirmed], [edgeTopic]: [open] } })
  const { silent, said } = await drill()
  expect(silent).toBe(1)
  expect(said).toContain(
    `WRONG cloudfront-errors reaches NOBODY. ${duty} has not confirmed the subscription.`,
  )
})

const denied = 'CloudWatch Alarms is not authorized to perform: SNS:Publish'
test.each<[string, NonNullable<Account['note']>, string]>([
  [
    'cannot be written to',
    (notificationResource) => [{ actionState: 'Failed', notificationResource, error: denied }],
    denied,
  ],
  ['is not noted', () => [], 'CloudWatch notes no action'],
])('an alarm whose topic %s has reached nobody, and is put back', async (_name, note, why) => {
  accountIs({ note })
  const { silent, said, changes } = await drill({ only: 'emails-late' })
  expect([silent, said[0]]).toEqual([1, `WRONG emails-late reached NOBODY. ${topic}: ${why}`])
  expect(changes).toEqual(['portal-staging-emails-late ALARM', 'portal-staging-emails-late OK'])
})

test('an alarm without an action, and one without a subscription, reach nobody', async () => {
  accountIs({
    alarms: { 'eu-central-1': [alarm('silent', 'OK'), alarm('empty', 'OK', topic)] },
    subscriptions: {},
  })
  expect((await drill()).said).toEqual([
    'WRONG silent reaches NOBODY: it has no action, or its actions are off.',
    'WRONG empty reaches NOBODY. Its topic has no subscription.',
    '2 alarms tried, 2 of them reach nobody.',
  ])
})

test('a name that is not there, and an environment without alarms, are refused with a sentence', async () => {
  accountIs()
  await expect(drill({ only: 'nothing' })).rejects.toThrow('There is no alarm "nothing" of staging.')
  accountIs({ alarms: {} })
  await expect(drill()).rejects.toThrow('There are no alarms of staging: is it deployed')
})
