/** Prices of AWS in US dollars, noted in November 2026 without its price list at hand: check before quoting. */

export const pricesAsOf = '2026-11'

const million = 1_000_000
const thousand = 1000

/** Of us-east-1. */
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
  tableRestoreGigabyte: 0.15,
  fileRestoreGigabyte: 0.02,
  /** Of each backup that AWS Backup restores by itself to try it. */
  restoreTest: 1.5,
}
export type Prices = typeof prices

/** Those that AWS sets for each region; the others are the same in all. */
const setByRegion = [
  ...(['httpApiRequest', 'lambdaGigabyteSecond', 'logGigabyte'] as const),
  ...(['dynamoReadUnit', 'dynamoWriteUnit', 'dynamoGigabyteMonth', 'dynamoBackupGigabyteMonth'] as const),
  ...(['s3Put', 's3Get', 's3GigabyteMonth'] as const),
  ...(['tableBackupGigabyteMonth', 'fileBackupGigabyteMonth'] as const),
  ...(['tableRestoreGigabyte', 'fileRestoreGigabyte', 'restoreTest'] as const),
]

/** Where nothing is said, nobody has noted a price. */
const ofRegion: Record<string, Partial<Pick<Prices, (typeof setByRegion)[number]>>> = {
  'us-east-1': prices,
  'eu-central-1': {
    ...{ httpApiRequest: 1.2 / million, lambdaGigabyteSecond: 0.0000133334, logGigabyte: 0.63 },
    ...{ dynamoReadUnit: 0.1525 / million, dynamoWriteUnit: 0.7625 / million },
    ...{ dynamoGigabyteMonth: 0.306, dynamoBackupGigabyteMonth: 0.2448 },
    ...{ s3Put: 0.0054 / thousand, s3Get: 0.00043 / thousand, s3GigabyteMonth: 0.0245 },
  },
  'ap-south-1': {
    ...{ httpApiRequest: 1.05 / million, lambdaGigabyteSecond: 0.0000133334, logGigabyte: 0.67 },
    ...{ dynamoReadUnit: 0.1423 / million, dynamoWriteUnit: 0.7115 / million },
    ...{ dynamoGigabyteMonth: 0.285, dynamoBackupGigabyteMonth: 0.228 },
    ...{ s3Put: 0.005 / thousand, s3Get: 0.0004 / thousand, s3GigabyteMonth: 0.025 },
  },
  'me-central-1': {},
}

/** @returns with what is taken over from us-east-1 by name */
export const pricesIn = (region: string): { prices: Prices; takenOver: string[] } => {
  const own = ofRegion[region] ?? {}
  return { prices: { ...prices, ...own }, takenOver: setByRegion.filter((name) => own[name] === undefined) }
}

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
