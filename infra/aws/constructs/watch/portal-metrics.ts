/** The metrics that AWS itself keeps about the parts of the portal. */
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { type ITable, Operation } from 'aws-cdk-lib/aws-dynamodb'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { tableIndexes } from '#infra/table-indexes.ts'
import type { Canary } from '../canary/canary.ts'
import type { PortalFunction } from '../functions/portal-function.ts'

const period = Duration.minutes(5)
const sum = { statistic: 'Sum', period }

/** The operations that functions call. */
const operations = [
  Operation.GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
]

/** Where nothing was counted there is no data, which must not hide the others. @param id of its own on the dashboard */
const total = (metrics: IMetric[], label: string, id: string): MathExpression => {
  const named = Object.fromEntries(metrics.map((metric, index) => [`${id}${index}`, metric]))
  return new MathExpression({
    expression: Object.keys(named)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics: named,
    label,
    period,
  })
}

export const gatewayMetrics = (api: HttpApi) => {
  const requests = api.metricCount(sum)
  const serverErrors = api.metricServerError(sum)
  return {
    requests,
    serverErrors,
    clientErrors: api.metricClientError(sum),
    serverErrorShare: new MathExpression({
      expression: '100 * errors / requests',
      usingMetrics: { errors: serverErrors, requests },
      label: 'Server errors in percent',
      period,
    }),
    median: api.metricLatency({ statistic: 'p50', period }),
    p95: api.metricLatency({ statistic: 'p95', period }),
  }
}

/**
 * By name and not by reference: a reference would be an export, which CloudFormation keeps as long as an alarm uses
 * it.
 */
const ofFunction = ({ functionName }: PortalFunction, metricName: string, statistic = 'Sum') =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionName },
    statistic,
    period,
  })

/** Without dimensions, Lambda counts all functions of the account and region; each environment has its own account. */
const allFunctions = (metricName: string) => new Metric({ namespace: 'AWS/Lambda', metricName, ...sum })

export const functionMetrics = (signingIn: PortalFunction[], canary: Canary) => ({
  /** Without the canary's own, which fails when the portal does and has an alarm of its own. */
  errors: new MathExpression({
    expression: 'errors - FILL(failures, 0)',
    usingMetrics: { errors: allFunctions('Errors'), failures: canary.failures },
    label: 'Errors of functions',
    period,
  }),
  throttles: allFunctions('Throttles'),
  invocations: allFunctions('Invocations'),
  /** Running executions and reserved ones, which together are what the account's limit counts. */
  concurrency: new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'ClaimedAccountConcurrency',
    statistic: 'Maximum',
    period,
  }),
  signInThrottles: total(
    signingIn.map((one) => ofFunction(one, 'Throttles')),
    'Throttled sign-ins',
    'signIns',
  ),
})

export const tableMetrics = (table: ITable) => {
  const events = (metricName: string) => table.metric(metricName, sum)
  const ofIndexes = (metricName: string, label: string, id: string) =>
    total(
      tableIndexes.map(({ name }) =>
        table.metric(metricName, {
          ...sum,
          dimensionsMap: { TableName: table.tableName, GlobalSecondaryIndexName: name },
        }),
      ),
      label,
      id,
    )
  return {
    throttles: total(
      [events('ReadThrottleEvents'), events('WriteThrottleEvents')],
      'Throttled requests',
      'ofTable',
    ),
    /** An index that cannot follow holds back the writes of the table, under its own name. */
    indexReadThrottles: ofIndexes('ReadThrottleEvents', 'Throttled reads of indexes', 'reads'),
    indexWriteThrottles: ofIndexes('WriteThrottleEvents', 'Throttled writes of indexes', 'writes'),
    conflicts: events('TransactionConflict'),
    systemErrors: table.metricSystemErrorsForOperations({ operations, period }),
    reads: table.metricConsumedReadCapacityUnits(sum),
    writes: table.metricConsumedWriteCapacityUnits(sum),
  }
}

const hour = Duration.hours(1)

export const workerMetrics = (worker: PortalFunction) => ({
  errors: ofFunction(worker, 'Errors'),
  /** Runs in each hour; none is 0 and not missing data, of which CloudWatch would rather take an older hour. */
  runs: new MathExpression({
    expression: 'FILL(runs, 0)',
    usingMetrics: { runs: ofFunction(worker, 'Invocations').with({ period: hour }) },
    label: 'Runs',
    period: hour,
  }),
  /** How far the worker is behind the stream, in milliseconds. */
  age: ofFunction(worker, 'IteratorAge', 'Maximum'),
})

export const messagesIn = (queue: Queue): Metric =>
  queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period })

/**
 * How often Lambda polled the stream: it counts empty polls too, so without data the stream is not read. There is one
 * event source mapping in the account; its id is not known before it exists.
 */
export const streamReads = (): MathExpression =>
  new MathExpression({
    expression: 'SELECT COUNT(PolledEventCount) FROM SCHEMA("AWS/Lambda", EventSourceMappingUUID)',
    usingMetrics: {},
    label: 'Looks at the stream',
    period,
  })

/** SES keeps these for the whole account and stops sending when they are too high. */
export const mailMetrics = () => ({
  sentInADay: new Metric({
    namespace: 'AWS/SES',
    metricName: 'Send',
    statistic: 'Sum',
    period: Duration.days(1),
  }),
  bounceRate: new Metric({
    namespace: 'AWS/SES',
    metricName: 'Reputation.BounceRate',
    statistic: 'Average',
    period: hour,
  }),
  complaintRate: new Metric({
    namespace: 'AWS/SES',
    metricName: 'Reputation.ComplaintRate',
    statistic: 'Average',
    period: hour,
  }),
})
