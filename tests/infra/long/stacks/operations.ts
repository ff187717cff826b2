/** Every alarm notifies its topic, names a heading of the runbook, and watches a metric that exists. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runbookAnchors } from '#infra/aws/constructs/watch/portal-alarm.ts'
import { settingsOf } from '#infra/settings.ts'
import { tableIndexes } from '#infra/table-indexes.ts'
import { emailEventTypes } from '#shared/accounts/email-events.ts'
import { registration } from '#shared/accounts/records/account.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'
import { type Properties, plain, synthesise } from '#tests/support/project/synthesised-stacks.ts'

const prod = synthesise(settingsOf('prod'))
const alarms = prod.byType('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)
const names = alarms.map((alarm) => alarm.AlarmName.replace('portal-prod-', ''))

interface Figure {
  namespace: string
  name: string
  dimensions: string[]
}
const figure = ({ Namespace, MetricName, Dimensions = [] }: Properties): Figure => ({
  namespace: Namespace,
  name: MetricName,
  dimensions: Dimensions.map((dimension: Properties) => dimension.Name).sort(),
})
/** `SELECT COUNT(Name) FROM SCHEMA("Namespace", Dimension)` */
const selected = (query: string): Figure => {
  const [, name = '', namespace = '', dimensions = ''] =
    /^SELECT \w+\((\w+|"\w+")\) FROM SCHEMA\("([\w/]+)", ([\w, ]+)\)/.exec(query) ?? []
  return { namespace, name: name.replaceAll('"', ''), dimensions: dimensions.split(', ').sort() }
}
const figuresOf = (alarm: Properties): Figure[] =>
  alarm.Metrics
    ? alarm.Metrics.flatMap(({ MetricStat, Expression }: Properties) =>
        MetricStat ? figure(MetricStat.Metric) : Expression.startsWith('SELECT') ? selected(Expression) : [],
      )
    : [figure(alarm)]
const figures = alarms.flatMap(figuresOf)

/** Which figures AWS keeps, by which dimensions. */
const kept: Record<string, [dimensions: string[], names: string[]][]> = {
  'AWS/ApiGateway': [[['ApiId'], ['5xx', '4xx', 'Count', 'Latency']]],
  'AWS/Lambda': [
    [[], ['Errors', 'Throttles', 'Invocations', 'ClaimedAccountConcurrency']],
    [['FunctionName'], ['Errors', 'Throttles', 'IteratorAge', 'Invocations']],
    [['EventSourceMappingUUID'], ['PolledEventCount']],
  ],
  'AWS/DynamoDB': [
    [['TableName'], ['ReadThrottleEvents', 'WriteThrottleEvents', 'TransactionConflict']],
    [
      ['GlobalSecondaryIndexName', 'TableName'],
      ['ReadThrottleEvents', 'WriteThrottleEvents'],
    ],
    [['Operation', 'TableName'], ['SystemErrors']],
  ],
  'AWS/SQS': [[['QueueName'], ['ApproximateNumberOfMessagesVisible']]],
  'AWS/CloudFront': [[['DistributionId', 'Region'], ['5xxErrorRate']]],
  'AWS/Events': [[['RuleName'], ['TriggeredRules']]],
  'AWS/SES': [[[], ['Reputation.BounceRate', 'Reputation.ComplaintRate', 'Send']]],
}

test.each(alarms.map((alarm) => [alarm.AlarmName, alarm] as const))(
  '%s notifies one topic and names its heading of the runbook',
  (_name, alarm) => {
    expect([alarm.AlarmActions.length, alarm.OKActions.length, alarm.ActionsEnabled ?? true]).toEqual([
      1,
      1,
      true,
    ])
    const anchor = /^[A-Z].+\. What to do: infra\/runbook\.md#([\w-]+)$/.exec(alarm.AlarmDescription)?.[1]
    expect(runbookAnchors).toContain(anchor)
  },
)

test('everything that must be watched has an alarm', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'server-error',
      'server-error-share',
      'slow-answers',
      'function-errors',
      'function-throttles',
      'table-throttles',
      'table-errors',
      'emails-given-up',
      'emails-poisoned',
      'emails-late',
      'email-events-lost',
      'log-stopped',
      'bounces',
      'complaints',
      'canary-failing',
      'emails-not-read',
      'emails-waiting',
      'emails-a-day',
      'function-concurrency',
      'index-read-throttles',
      'index-write-throttles',
      'sweep-missing',
      'cloudfront-errors',
      'keys-and-secrets',
      'rights-changed',
      'release-rolled-back',
      'transaction-conflicts',
      'portal-closed',
    ]),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('somebody is woken for what cannot wait, in each region, and for nothing else', () => {
  const topics = prod.byType('AWS::SNS::Topic')
  const subscriptions = prod.byType('AWS::SNS::Subscription').map(([, { Properties }]) => Properties)
  for (const [id, { Properties }] of topics) {
    const address = Properties.TopicName.endsWith('-wake') ? 'on-call' : 'operations'
    expect(
      subscriptions.find(({ TopicArn, Endpoint }) => TopicArn.Ref === id && Endpoint.startsWith(address)),
    ).toBeDefined()
    expect(Properties.KmsMasterKeyId).toBeDefined()
  }
  expect(topics.map(([, { Properties }]) => Properties.TopicName).sort()).toEqual([
    'portal-prod-alarms',
    'portal-prod-edge-alarms',
    'portal-prod-edge-wake',
    'portal-prod-wake',
  ])
  const waking = alarms.filter(({ AlarmActions: [action] }) => action.Ref.startsWith('Wake'))
  expect(waking.map(({ AlarmName }) => AlarmName.replace('portal-prod-', '')).sort()).toEqual([
    'canary-failing',
    'emails-failing',
    'emails-late',
    'emails-not-read',
    'evidence-differs',
    'keys-and-secrets',
    'log-stopped',
    'portal-closed',
    'rights-changed',
    'server-error-share',
    'staff-read-caps',
    'table-errors',
  ])
})

const alarmNamed = (name: string): Properties =>
  alarms.find(({ AlarmName }) => AlarmName === `portal-prod-${name}`)

describe('silence', () => {
  test('is an alarm where something must be heard, and nowhere else', () => {
    const silent = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching')
    expect(silent.map(({ AlarmName }) => AlarmName.replace('portal-prod-', '')).sort()).toEqual([
      'canary-failing',
      'emails-not-read',
      'portal-closed',
      'sweep-missing',
    ])
  })

  test('of the stream is looked for with figures that its mapping gives', () => {
    const mappings = prod.byType('AWS::Lambda::EventSourceMapping')
    const figures = mappings.map(([, { Properties }]) => Properties.MetricsConfig)
    expect(figures.filter(Boolean)).toEqual([{ Metrics: ['EventCount'] }])
    const { Metrics, Threshold, ComparisonOperator, EvaluationPeriods } = alarmNamed('emails-not-read')
    expect([Metrics[0].Period * EvaluationPeriods, Threshold, ComparisonOperator]).toEqual([
      15 * 60,
      1,
      'LessThanThreshold',
    ])
  })

  test('of the daily work is noticed after 26 hours, in which each hour counts', () => {
    const { Metrics, DatapointsToAlarm, EvaluationPeriods, Threshold } = alarmNamed('sweep-missing')
    expect([Metrics[0].Expression, Metrics[1].MetricStat.Period]).toEqual(['FILL(runs, 0)', 60 * 60])
    expect([DatapointsToAlarm, EvaluationPeriods, Threshold]).toEqual([26, 26, 1])
  })
})

test('the errors of functions leave out those of the canary', () => {
  const { Metrics } = alarmNamed('function-errors')
  expect(Metrics[0].Expression).toBe('errors - FILL(failures, 0)')
  const [, all, canary] = Metrics.map((metric: Properties) => metric.MetricStat?.Metric)
  expect([all.Dimensions, canary.Dimensions.length, canary.MetricName]).toEqual([undefined, 1, 'Errors'])
  expect(JSON.stringify(canary.Dimensions)).toContain('Canary')
})

test('no alarm looks at more metrics than CloudWatch allows, and each index is looked at', () => {
  expect(alarms.filter((alarm) => figuresOf(alarm).length > 10)).toEqual([])
  const ofIndexes = figuresOf(alarmNamed('index-write-throttles'))
  expect(ofIndexes).toHaveLength(tableIndexes.length)
})

test('the alarm of the concurrency is above what is reserved', () => {
  const reserved = prod
    .byType('AWS::Lambda::Function')
    .reduce((sum, [, { Properties }]) => sum + (Properties.ReservedConcurrentExecutions ?? 0), 0)
  expect(alarmNamed('function-concurrency').Threshold).toBeGreaterThan(reserved + 100)
})

test('every AWS metric in an alarm exists with those dimensions', () => {
  for (const { namespace, name, dimensions } of figures.filter((figure) =>
    figure.namespace.startsWith('AWS/'),
  )) {
    const known = kept[namespace]?.some(([by, its]) => by.join() === dimensions.join() && its.includes(name))
    expect([namespace, name, dimensions, known]).toEqual([namespace, name, dimensions, true])
  }
})

describe('metrics of our own', () => {
  const filters = prod.byType('AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties)
  const made = filters.map((filter) => filter.MetricTransformations[0])
  const code = sourceFiles('functions').map((file) => readFileSync(join(root, file), 'utf8'))

  test('are each written by a filter, under the namespace of their environment', () => {
    const own = figures.filter((figure) => !figure.namespace.startsWith('AWS/'))
    expect(own.length).toBeGreaterThan(0)
    for (const { namespace, name } of own) {
      expect(namespace).toBe('portal/prod')
      expect(made.map((transformation) => transformation.MetricName)).toContain(name)
    }
  })

  test('count log lines that the code writes, by fields that those lines have', () => {
    for (const { FilterPattern } of filters) {
      const event = /\$\.event = "(\w+)"/.exec(FilterPattern)?.[1]
      const line = code.find((text) => text.includes(`event: '${event}'`))
      expect([event, line !== undefined]).toEqual([event, true])
      for (const [, member] of FilterPattern.matchAll(/\$\.(\w+)/g))
        expect([event, member, new RegExp(`\\b${member}\\b[:,]`).test(line ?? '')]).toEqual([
          event,
          member,
          true,
        ])
    }
  })
})

test('metrics on the dashboard exist', () => {
  const body = plain(prod.byType('AWS::CloudWatch::Dashboard')[0]![1].Properties.DashboardBody)
  const counted = /"portal\/prod","(\w+)"|\{portal\/prod,Kind\} MetricName=\\"(\w+)\\"/g
  const own = [...body.matchAll(counted)].map(([, name, byKind]) => name ?? byKind)
  const made = prod
    .byType('AWS::Logs::MetricFilter')
    .map(([, filter]) => filter.Properties.MetricTransformations[0].MetricName)
  expect(new Set(own)).toEqual(new Set(made))
})

test('the stream is read for e-mails and for the public log as the worker needs it', () => {
  const patterns = prod.byType('AWS::Lambda::EventSourceMapping').flatMap(([, { Properties }]) => {
    expect(Properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRecordAgeInSeconds: 86_400,
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    })
    return Properties.FilterCriteria.Filters.map(({ Pattern }: Properties) => JSON.parse(Pattern))
  })
  const pk = { S: [{ prefix: 'REGISTRATION#' }] }
  const ofEntry = { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk, sk: { S: ['ENTRY'] } } } }
  const ofHistory = { eventName: ['INSERT'], dynamodb: { Keys: { pk, sk: { S: [{ prefix: '~CHANGE#' }] } } } }
  const ofOutbox = { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'OUTBOX#' }] } } } }
  expect(patterns).toEqual(expect.arrayContaining([ofOutbox, ofEntry, ofHistory]))
  expect(patterns).toHaveLength(3)
})

test('bounces, complaints, deliveries, delays and rejects reach their function, and what fails is kept', () => {
  const [[, set], [, destination], [, invoke]] = [
    prod.byType('AWS::SES::ConfigurationSet')[0]!,
    prod.byType('AWS::SES::ConfigurationSetEventDestination')[0]!,
    prod.byType('AWS::Lambda::EventInvokeConfig')[0]!,
  ]
  const { EventDestination } = destination.Properties
  expect(EventDestination.MatchingEventTypes.sort()).toEqual(
    ['bounce', 'complaint', 'delivery', 'deliveryDelay', 'reject'].sort(),
  )
  expect(plain(EventDestination.EventBridgeDestination.EventBusArn)).toContain('event-bus/default')
  const rule = prod
    .byType('AWS::Events::Rule')
    .find(([, { Properties }]) => Properties.EventPattern?.source[0] === 'aws.ses')![1]
  expect(rule.Properties.EventPattern).toEqual({
    source: ['aws.ses'],
    detail: {
      eventType: [...emailEventTypes],
      mail: { tags: { 'ses:configuration-set': [set.Properties.Name] } },
    },
  })
  expect(rule.Properties.Targets).toMatchObject([{ DeadLetterConfig: { Arn: expect.anything() } }])
  expect(invoke.Properties).toMatchObject({
    MaximumRetryAttempts: 2,
    DestinationConfig: { OnFailure: { Destination: expect.anything() } },
  })
})

test('the sweep runs every day, the canary every five minutes, the outbox every minute', () => {
  const rules = prod.byType('AWS::Events::Rule').map(([, { Properties }]) => Properties)
  expect(rules.flatMap((rule) => rule.ScheduleExpression ?? []).sort()).toEqual([
    'cron(17 22 * * ? *)',
    'rate(1 minute)',
    'rate(5 minutes)',
  ])
})

test('the canary registers with data that the service accepts', () => {
  const [, account] = prod
    .byType('AWS::SecretsManager::Secret')
    .find(([, { Properties }]) => Properties.Name === 'portal-prod/canary-account')!
  const { SecretStringTemplate, GenerateStringKey } = account.Properties.GenerateSecretString
  expect(GenerateStringKey).toBe('password')
  const password = 'k3Vw9'.repeat(8) // as long as the one that is made
  const person = { ...JSON.parse(SecretStringTemplate), password, password_confirmation: password }
  expect(registration.safeParse(person).error).toBeUndefined()
})

describe('an event that somebody must know of', () => {
  const ruleNamed = (name: string): Properties =>
    prod
      .byType('AWS::Events::Rule')
      .find(([, { Properties }]) => Properties.Name === `portal-prod-${name}`)![1].Properties

  test.each([
    ['deletions', 'keys-and-secrets', 'Wake'],
    ['rights', 'rights-changed', 'Wake'],
    ['rollbacks', 'release-rolled-back', 'Alarms'],
  ])('%s are told to a topic, and counted by %s', (name, alarm, topic) => {
    const rule = ruleNamed(name)
    expect(alarmNamed(alarm).Dimensions).toEqual([{ Name: 'RuleName', Value: rule.Name }])
    expect(rule.Targets[0].Arn.Ref).toMatch(new RegExp(`^${topic}`))
  })

  test('is one that was carried out, by hand where rights are changed', () => {
    const { detail } = ruleNamed('rights').EventPattern
    expect(detail.errorCode).toEqual([{ exists: false }])
    const [byHand, root] = detail.$or
    expect(byHand.sourceIPAddress).toEqual([{ 'anything-but': 'cloudformation.amazonaws.com' }])
    expect(root).toMatchObject({ eventName: ['ConsoleLogin'], userIdentity: { type: ['Root'] } })
    const parameters = ruleNamed('deletions').EventPattern.detail.$or.flatMap(
      ({ requestParameters = [] }: Properties) => requestParameters,
    )
    expect(JSON.stringify(parameters)).toMatch(/InTimeRecoveryEnabled":\[false\].*streamEnabled":\[false\]/)
  })

  test('comes from a trail that records changes of every region', () => {
    const [, trail] = prod.byType('AWS::CloudTrail::Trail', 'operations')[0]!
    expect([trail.Properties.IsMultiRegionTrail, trail.Properties.EventSelectors]).toEqual([
      true,
      [{ IncludeManagementEvents: true, ReadWriteType: 'WriteOnly' }],
    ])
  })

  // The topics of *operations* are also those of the vault stack, which knows them by name.
  test.each(['operations', 'edge'] as const)(
    'may publish to the topics of %s, and use their key',
    (stack) => {
      expect(prod.byType('AWS::SNS::TopicPolicy', stack)).toHaveLength(2)
      for (const type of ['AWS::SNS::TopicPolicy', 'AWS::KMS::Key'])
        for (const [, resource] of prod.byType(type, stack))
          expect(JSON.stringify(resource)).toContain('events.amazonaws.com')
    },
  )
})

test('the budget notifies the topic before it is used up', () => {
  const [, budget] = prod.byType('AWS::Budgets::Budget')[0]!
  expect(budget.Properties.Budget.BudgetLimit).toEqual({ Amount: 100, Unit: 'USD' })
  for (const notification of budget.Properties.NotificationsWithSubscribers)
    expect(notification.Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: expect.anything() }])
})
