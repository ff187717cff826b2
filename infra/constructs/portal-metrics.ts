/** The metrics that AWS itself keeps about the parts of the portal. */
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { PortalFunction } from './portal-function.ts'

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

const total = (metrics: IMetric[], label: string): MathExpression => {
  const named = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]))
  return new MathExpression({
    expression: Object.keys(named).join(' + '),
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

/** By the name and not by a reference: that would be an export, which CloudFormation keeps for as long as an alarm uses it. */
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

export const functionMetrics = (signingIn: PortalFunction[]) => ({
  errors: allFunctions('Errors'),
  throttles: allFunctions('Throttles'),
  invocations: allFunctions('Invocations'),
  signInThrottles: total(
    signingIn.map((one) => ofFunction(one, 'Throttles')),
    'Throttled sign-ins',
  ),
})

export const tableMetrics = (table: Table) => {
  const events = (metricName: string) => table.metric(metricName, sum)
  return {
    throttles: total([events('ReadThrottleEvents'), events('WriteThrottleEvents')], 'Throttled requests'),
    systemErrors: table.metricSystemErrorsForOperations({ operations, period }),
    reads: table.metricConsumedReadCapacityUnits(sum),
    writes: table.metricConsumedWriteCapacityUnits(sum),
  }
}

export const workerMetrics = (worker: PortalFunction) => ({
  errors: ofFunction(worker, 'Errors'),
  /** How far the worker is behind the stream, in milliseconds. */
  age: ofFunction(worker, 'IteratorAge', 'Maximum'),
})

export const messagesIn = (queue: Queue): Metric =>
  queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period })

const hour = Duration.hours(1)
/** SES keeps these for the whole account and stops sending when they are too high. */
export const mailMetrics = () => ({
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
