/** What the settings cost that are off everywhere, if they are switched on. */
import { type CostLine, months, storageMonths, stored, totals } from './model.ts'
import type { Prices } from './prices.ts'
import { assumed, type Usage } from './usage.ts'

/** Every night a full backup of the table, and the new files; each in both accounts, with a separate key there. */
const backups = (usage: Usage, prices: Prices): number => {
  const { tableInGigabytes, filesInGigabytes } = stored(usage)
  const { accounts, keptInDays, alarms } = assumed.backups
  const storage =
    tableInGigabytes * keptInDays * prices.tableBackupGigabyteMonth +
    filesInGigabytes * prices.fileBackupGigabyteMonth
  return accounts * (storage * storageMonths + prices.keyMonth * months) + alarms * prices.alarmMonth * months
}

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
    { what: 'Backups in another account, if `backups` is set', dollarsAYear: backups(usage, prices) },
  ]
}
