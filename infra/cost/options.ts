/** What the settings cost that are off everywhere, if they are switched on. */
import { type CostLine, totals } from './model.ts'
import type { Prices } from './prices.ts'
import { assumed, type Usage } from './usage.ts'

const months = 12

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
  ]
}
