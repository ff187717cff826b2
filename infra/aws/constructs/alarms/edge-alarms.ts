/** The alarm about errors of CloudFront, whose figures are in one region only. */
import { Duration } from 'aws-cdk-lib'
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { AlarmDefinition } from '../watch/portal-alarm.ts'

/** Of all distributions of the account, which has one: its id is not known in this region. */
const errorRate = new MathExpression({
  expression: 'SELECT AVG("5xxErrorRate") FROM SCHEMA("AWS/CloudFront", DistributionId, Region)',
  usingMetrics: {},
  label: 'Answers of 5xx in percent',
  period: Duration.minutes(5),
})

export const edgeAlarms: Record<string, AlarmDefinition> = {
  'cloudfront-errors': {
    sentence: 'For 15 minutes one in twenty answers of CloudFront was a server error.',
    runbook: 'cloudfront-errors',
    metric: errorRate,
    atLeast: 5,
    periods: 3,
  },
}
