/** Prices of AWS in us-east-1 in November 2026, in US dollars. Other regions differ by up to a fifth: check before quoting. */

export const pricesAsOf = '2026-11'

const million = 1_000_000
const thousand = 1000

export const prices = {
  httpApiRequest: 1.0 / million,
  lambdaRequest: 0.2 / million,
  /** arm64. */
  lambdaGigabyteSecond: 0.0000133334,
  dynamoReadUnit: 0.125 / million,
  dynamoWriteUnit: 0.625 / million,
  dynamoGigabyteMonth: 0.25,
  /** Continuous backups for point-in-time recovery. */
  dynamoBackupGigabyteMonth: 0.2,
  s3Put: 0.005 / thousand,
  s3Get: 0.0004 / thousand,
  s3GigabyteMonth: 0.023,
  email: 0.1 / thousand,
  logGigabyte: 0.5,
  trace: 5.0 / million,
  /** Of a key, and of each of its first two rotations, once a year. */
  keyMonth: 1.0,
  secretMonth: 0.4,
  alarmMonth: 0.1,
  dashboardMonth: 3.0,
  /** A custom metric, such as one that counts log lines. */
  metricMonth: 0.3,
  hostedZoneMonth: 0.5,
  firewallMonth: 5.0,
  firewallRuleMonth: 1.0,
  firewallRequest: 0.6 / million,
  trailDataEvent: 0.1 / (100 * thousand),
  /** Of AWS Backup, kept warm. */
  tableBackupGigabyteMonth: 0.1,
  fileBackupGigabyteMonth: 0.05,
}
export type Prices = typeof prices

/** What costs nothing every month; CloudFront's free terabyte covers the pages and is left out altogether. */
export const freeEachMonth = {
  lambdaRequests: million,
  lambdaGigabyteSeconds: 400_000,
  dynamoGigabytes: 25,
  alarms: 10,
  dashboards: 3,
  metrics: 10,
  traces: 100_000,
}
