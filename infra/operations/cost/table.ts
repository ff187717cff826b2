/** The bill as a Markdown table, for the runbook and for the terminal. */
import {
  type CostLine,
  fixedCosts,
  months,
  storageMonths,
  stored,
  sumOf,
  totals,
  traceCosts,
  variableCosts,
} from './model.ts'
import { type Prices, pricesAsOf, pricesIn } from './prices.ts'
import { assumed, type Fixed, type Usage } from './usage.ts'

/**
 * Every night a full backup of the table, and the new files; each in both accounts, with a separate key there. Each quarter the newest of both is
 * restored, when on average half of the year's records and files are there; the copies are removed within hours.
 */
const backups = (usage: Usage, prices: Prices): number => {
  const { tableInGigabytes, filesInGigabytes } = stored(usage)
  const { accounts, keptInDays, alarms, triesAYear } = assumed.backups
  const storage =
    tableInGigabytes * keptInDays * prices.tableBackupGigabyteMonth +
    filesInGigabytes * prices.fileBackupGigabyteMonth
  const restored =
    tableInGigabytes * prices.tableRestoreGigabyte + filesInGigabytes * prices.fileRestoreGigabyte
  const tries = triesAYear * (2 * prices.restoreTest + restored / 2)
  return (
    accounts * (storage * storageMonths(1) + prices.keyMonth * months) +
    alarms * prices.alarmMonth * months +
    tries
  )
}

/** What the settings cost that are off everywhere, if they are switched on. */
export const optionalCosts = (usage: Usage, prices: Prices): CostLine[] => {
  const { calls, s3Gets, s3Puts } = totals(usage)
  return [
    {
      what: 'Firewall, if `firewall` is set',
      dollarsAYear:
        months * (prices.firewallMonth + assumed.firewallRules * prices.firewallRuleMonth) +
        calls * assumed.requestsOfACall * prices.firewallRequest,
    },
    {
      what: 'Trail of data, if `dataTrail` is set',
      dollarsAYear: (calls * assumed.tableCallsOfACall + s3Gets + s3Puts) * prices.trailDataEvent,
    },
    {
      what: 'Backups in another account and a restore each quarter, if `backups` is set',
      dollarsAYear: backups(usage, prices),
    },
  ]
}

const dollars = (amount: number): string => amount.toFixed(2)
const row = ({ what, dollarsAYear }: CostLine): string => `| ${what} | ${dollars(dollarsAYear)} |`

const costTable = (usage: Usage, counts: Fixed, prices: Prices, region: string): string => {
  const [variable, fixed] = [variableCosts(usage, prices), fixedCosts(counts, prices)]
  const each = sumOf(variable) / usage.pharmacists
  return [
    `| ${usage.pharmacists.toLocaleString('en')} pharmacists in ${region}, prices of ${pricesAsOf} | US dollars a year |`,
    '| --- | --- |',
    ...variable.map(row),
    `| **Grows with people** (${each.toFixed(4)} each) | **${dollars(sumOf(variable))}** |`,
    ...fixed.map(row),
    `| **Fixed** | **${dollars(sumOf(fixed))}** |`,
    row(traceCosts(usage, prices)),
    ...optionalCosts(usage, prices).map(row),
  ].join('\n')
}

/** What each of five years costs: nothing stored is removed, and rotated keys cost more twice. */
const yearsTable = (usage: Usage, counts: Fixed, prices: Prices): string => {
  const ofYear = (year: number): string => {
    const parts = [
      sumOf(variableCosts(usage, prices, year)),
      sumOf(fixedCosts(counts, prices, year)),
      traceCosts(usage, prices).dollarsAYear,
    ]
    const all = parts.reduce((sum, one) => sum + one, 0)
    return `| ${year} | ${[...parts, all].map(dollars).join(' | ')} |`
  }
  return [
    '| Year | Grows with people | Fixed | Traces | All, in US dollars |',
    '| --- | --- | --- | --- | --- |',
    ...[1, 2, 3, 4, 5].map(ofYear),
  ].join('\n')
}

const list = 'https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws/index.json'

/** Both tables, which prices are not those of the region, and where those of AWS are. */
export const costTables = (usage: Usage, counts: Fixed, region: string): string => {
  const { prices, takenOver } = pricesIn(region)
  const said = `Prices of us-east-1, because none of ${region} is noted (often up to a fifth too low): ${takenOver.join(', ')}.`
  return [
    costTable(usage, counts, prices, region),
    yearsTable(usage, counts, prices),
    ...(takenOver.length > 0 ? [said] : []),
    `All prices are from memory, of ${pricesAsOf}. AWS lists its own at ${list}, by service and region.`,
  ].join('\n\n')
}
