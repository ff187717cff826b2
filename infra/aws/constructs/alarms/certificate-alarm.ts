/** The alarm about a certificate that nobody has renewed. */
import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { AlarmDefinition } from '../watch/portal-alarm.ts'

/** AWS renews 60 days before the end, by itself where it still finds the DNS record. */
const days = 30

/** @param certificateArn of the same region; none where the portal has no name of its own */
export const certificateAlarm = (
  name: string,
  certificateArn: string | undefined,
): Record<string, AlarmDefinition> =>
  certificateArn
    ? {
        [name]: {
          sentence: `In less than ${days} days a certificate ends, and AWS has not renewed it.`,
          runbook: 'certificate-ends',
          metric: new Metric({
            namespace: 'AWS/CertificateManager',
            metricName: 'DaysToExpiry',
            dimensionsMap: { CertificateArn: certificateArn },
            statistic: 'Minimum',
            period: Duration.days(1),
          }),
          below: days,
        },
      }
    : {}
