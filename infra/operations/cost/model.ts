/** Calculates a year's bill from prices, budgets and usage. No call is made. */
import { budgets, type RequestBudget, type RequestKind } from './budgets.ts'
import { freeEachMonth, type Prices } from './prices.ts'
import type { Fixed, Usage } from './usage.ts'

export interface CostLine {
  what: string
  dollarsAYear: number
}

export const months = 12
const gigabyte = 1024 ** 3

const beyond = (amount: number, free: number): number => Math.max(0, amount - free)

/** Everything that all people together do in a year. */
export const totals = (usage: Usage) => {
  const { people, daysAYear, callsADay } = usage.staff
  const done: [RequestBudget, number][] = (Object.keys(usage.each) as RequestKind[]).map((kind) => [
    budgets[kind],
    usage.each[kind] * usage.pharmacists,
  ])
  // Staff mostly read; a run of the canary is a sign-in, three reads, an upload, a view and a sign-out.
  done.push([budgets.read, people * daysAYear * callsADay + 3 * usage.canaryRuns])
  for (const kind of ['loginInNewBrowser', 'upload', 'viewDocument', 'logout'] as const)
    done.push([budgets[kind], usage.canaryRuns])
  const sum = (of: (budget: RequestBudget) => number) =>
    done.reduce((total, [budget, times]) => total + of(budget) * times, 0)
  return {
    calls: sum(({ calls }) => calls),
    gigabyteSeconds: sum(
      ({ calls, billedMs, memoryInMb }) => calls * (billedMs / 1000) * (memoryInMb / 1024),
    ),
    readUnits: sum(({ readUnits }) => readUnits),
    writeUnits: sum(({ writeUnits }) => writeUnits),
    s3Puts: sum(({ s3Puts = 0 }) => s3Puts),
    s3Gets: sum(({ s3Gets = 0 }) => s3Gets),
  }
}

/** What one year's people leave behind, at its end. */
export const stored = ({ pharmacists, recordsInBytes, documentsEach, documentInBytes }: Usage) => ({
  tableInGigabytes: (pharmacists * recordsInBytes) / gigabyte,
  filesInGigabytes: (pharmacists * documentsEach * documentInBytes) / gigabyte,
})

/** What is held on average in a year: half of its own, and all of the years before. */
const heldIn = (year: number): number => year - 0.5

/** For how many months what one year leaves behind is paid in this year. */
export const storageMonths = (year: number): number => heldIn(year) * months

/** The part that grows with people. */
export const variableCosts = (usage: Usage, prices: Prices, year = 1): CostLine[] => {
  const total = totals(usage)
  const { tableInGigabytes, filesInGigabytes } = stored(usage)
  return [
    { what: 'API Gateway', dollarsAYear: total.calls * prices.httpApiRequest },
    {
      what: 'Lambda',
      dollarsAYear:
        beyond(total.calls, freeEachMonth.lambdaRequests * months) * prices.lambdaRequest +
        beyond(total.gigabyteSeconds, freeEachMonth.lambdaGigabyteSeconds * months) *
          prices.lambdaGigabyteSecond,
    },
    {
      what: 'DynamoDB requests',
      dollarsAYear: total.readUnits * prices.dynamoReadUnit + total.writeUnits * prices.dynamoWriteUnit,
    },
    {
      what: 'DynamoDB storage and backups',
      dollarsAYear:
        beyond(tableInGigabytes * heldIn(year), freeEachMonth.dynamoGigabytes) *
          prices.dynamoGigabyteMonth *
          months +
        tableInGigabytes * prices.dynamoBackupGigabyteMonth * storageMonths(year),
    },
    { what: 'S3 requests', dollarsAYear: total.s3Puts * prices.s3Put + total.s3Gets * prices.s3Get },
    { what: 'S3 storage', dollarsAYear: filesInGigabytes * prices.s3GigabyteMonth * storageMonths(year) },
    { what: 'SES e-mails', dollarsAYear: usage.pharmacists * usage.emailsEach * prices.email },
    { what: 'Logs', dollarsAYear: ((total.calls * usage.logInBytesPerCall) / gigabyte) * prices.logGigabyte },
  ]
}

/** Lambda chooses what it traces, at least a call a second: at this pace nearly every one. */
export const traceCosts = (usage: Usage, prices: Prices): CostLine => ({
  what: 'Traces, if every call is traced',
  dollarsAYear: beyond(totals(usage).calls, freeEachMonth.traces * months) * prices.trace,
})

/** Of a key that is rotated each year. */
const keyYears = (year: number): number => Math.min(year, 3)

/** The part that is the same however many people use the portal. */
export const fixedCosts = (counts: Fixed, prices: Prices, year = 1): CostLine[] => [
  {
    what: `Encryption keys (${counts.keys})`,
    dollarsAYear: counts.keys * keyYears(year) * prices.keyMonth * months,
  },
  { what: `Secrets (${counts.secrets})`, dollarsAYear: counts.secrets * prices.secretMonth * months },
  {
    what: `Alarms (${counts.alarms}, on ${counts.alarmMetrics} metrics) and dashboards (${counts.dashboards})`,
    dollarsAYear:
      (beyond(counts.alarmMetrics, freeEachMonth.alarms) * prices.alarmMonth +
        beyond(counts.dashboards, freeEachMonth.dashboards) * prices.dashboardMonth) *
      months,
  },
  {
    what: `Metrics of our own (${counts.metrics}, from ${counts.logGroups} log groups)`,
    dollarsAYear: beyond(counts.metrics, freeEachMonth.metrics) * prices.metricMonth * months,
  },
  { what: 'Hosted zone', dollarsAYear: counts.hostedZones * prices.hostedZoneMonth * months },
]

export const sumOf = (lines: CostLine[]): number =>
  lines.reduce((sum, { dollarsAYear }) => sum + dollarsAYear, 0)
