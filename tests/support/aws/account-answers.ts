/** An account in which everything is as it should be, on 24 November 2026, for the settings of `realSettings('prod')`. */
import { callerIdentity, distributions, jsonAnswer, stack, subscriptions } from './answers.ts'
import type { Answer, Answers } from './recorded-aws.ts'

/** The day of these answers. */
export const answeredAt = new Date('2026-11-24T10:00:00Z')
const seconds = (time: string): number => Date.parse(time) / 1000

/** @param changes of the certificate, as ACM writes it */
export const certificate =
  (changes: object = {}) =>
  ({ parameters }: { parameters: Record<string, string> }): Answer => {
    const name = parameters.CertificateArn?.endsWith('/one') ? 'portal' : 'gateway'
    const DomainName = `${name}.pharmacy-council.pk`
    const issued = { DomainName, SubjectAlternativeNames: [DomainName], Status: 'ISSUED' }
    return jsonAnswer({ Certificate: { ...issued, NotAfter: seconds('2027-12-01T00:00:00Z'), ...changes } })
  }

export const quota = (Value: number): Answer => jsonAnswer({ Quota: { Value } })

export const mailAccount = (changes: object = {}): Answer =>
  jsonAnswer({
    EnforcementStatus: 'HEALTHY',
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 12 },
    ...changes,
  })

export const identity = (changes: object = {}): Answer =>
  jsonAnswer({
    IdentityType: 'DOMAIN',
    VerifiedForSendingStatus: true,
    DkimAttributes: { Status: 'SUCCESS' },
    MailFromAttributes: { MailFromDomain: 'bounce.pharmacy-council.pk', MailFromDomainStatus: 'SUCCESS' },
    ...changes,
  })

export const mapping = (changes: object = {}): Answer =>
  jsonAnswer({
    EventSourceMappings: [
      { UUID: 'a1b2', State: 'Enabled', LastProcessingResult: 'OK', BatchSize: 10, ...changes },
    ],
  })

export const recovery = (changes: object = {}): Answer =>
  jsonAnswer({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        PointInTimeRecoveryStatus: 'ENABLED',
        RecoveryPeriodInDays: 35,
        LatestRestorableDateTime: seconds('2026-11-24T09:55:00Z'),
        ...changes,
      },
    },
  })

/** Fees and terms are asked for by the same call. */
export const inForce =
  (changes: Record<string, { sample: boolean } | null> = {}) =>
  ({ parameters }: { parameters: Record<string, unknown> }): Answer => {
    const values = parameters.ExpressionAttributeValues as { ':pk': { S: string } }
    const pk = values[':pk'].S
    const item = changes[pk] === undefined ? { sample: false } : changes[pk]
    const Items = item ? [{ pk: { S: pk }, sk: { S: '2026-11-01' }, sample: { BOOL: item.sample } }] : []
    return jsonAnswer({ Items, Count: Items.length, ScannedCount: Items.length })
  }

/** @param answer for a stack that is not as it should be */
export const stacks =
  (answer: (name: string, region: string) => Answer | undefined = () => undefined) =>
  ({
    parameters: { StackName = '' },
    region,
  }: {
    parameters: Record<string, string>
    region: string
  }): Answer =>
    answer(StackName, region) ??
    (StackName === 'CDKToolkit'
      ? stack(StackName, 'UPDATE_COMPLETE', { BootstrapVersion: '28' })
      : stack(StackName, 'UPDATE_COMPLETE'))

/** Those of the last two days. */
export const copyJobs = (...types: string[]): Answer =>
  jsonAnswer({
    CopyJobs: types.map((ResourceType, at) => ({
      CopyJobId: `copy-${at}`,
      State: 'COMPLETED',
      ResourceType,
      CompletionDate: seconds('2026-11-23T22:40:00Z'),
    })),
  })

/** Of one region. */
export const raised = (...names: string[]): Answer =>
  jsonAnswer({ MetricAlarms: names.map((AlarmName) => ({ AlarmName, StateValue: 'ALARM' })) })

export const held = (messages: number): Answer =>
  jsonAnswer({ Attributes: { ApproximateNumberOfMessages: String(messages) } })

export const budget = (Amount: string): Answer =>
  jsonAnswer({
    Budget: {
      ...{ BudgetName: 'portal-prod', BudgetType: 'COST', TimeUnit: 'MONTHLY' },
      BudgetLimit: { Amount, Unit: 'USD' },
    },
  })

export const healthyAccount: Answers = {
  'sts:GetCallerIdentity': callerIdentity('123456789012'),
  'cloudformation:DescribeStacks': stacks(),
  'cloudfront:ListDistributions': distributions(1),
  'lambda:GetAccountSettings': jsonAnswer({ AccountLimit: { ConcurrentExecutions: 1000 } }),
  'servicequotas:GetServiceQuota': quota(1000),
  'acm:DescribeCertificate': certificate(),
  'ses:GetAccount': mailAccount(),
  'ses:GetEmailIdentity': identity(),
  'sns:ListSubscriptionsByTopic': subscriptions(
    'duty@pharmacy-council.pk',
    'arn:aws:sns:eu-central-1:123456789012:portal-prod-alarms:8a21',
  ),
  'lambda:ListEventSourceMappings': mapping(),
  'dynamodb:DescribeContinuousBackups': recovery(),
  'backup:ListCopyJobs': copyJobs('DynamoDB', 'S3'),
  'dynamodb:Query': inForce(),
  'cloudwatch:DescribeAlarms': raised(),
  'cloudtrail:GetTrailStatus': jsonAnswer({ IsLogging: true }),
  'budgets:ViewBudget': budget('100'),
  'sqs:ListQueues': jsonAnswer({
    QueueUrls: ['https://sqs.eu-central-1.amazonaws.com/123456789012/portal-prod-api-EmailsFailed1'],
  }),
  'sqs:GetQueueAttributes': held(0),
}
