/** The bill as a Markdown table, for the runbook and for the terminal. */
import { type CostLine, fixedCosts, sumOf, variableCosts } from './model.ts'
import { optionalCosts } from './options.ts'
import { type Prices, pricesAsOf } from './prices.ts'
import type { Fixed, Usage } from './usage.ts'

const dollars = (amount: number): string => amount.toFixed(2)
const row = ({ what, dollarsAYear }: CostLine): string => `| ${what} | ${dollars(dollarsAYear)} |`

export const costTable = (usage: Usage, counts: Fixed, prices: Prices): string => {
  const [variable, fixed] = [variableCosts(usage, prices), fixedCosts(counts, prices)]
  const each = sumOf(variable) / usage.pharmacists
  return [
    `| ${usage.pharmacists.toLocaleString('en')} pharmacists, prices of ${pricesAsOf} | US dollars a year |`,
    '| --- | --- |',
    ...variable.map(row),
    `| **Grows with people** (${each.toFixed(4)} each) | **${dollars(sumOf(variable))}** |`,
    ...fixed.map(row),
    `| **Fixed** | **${dollars(sumOf(fixed))}** |`,
    ...optionalCosts(usage, prices).map(row),
  ].join('\n')
}
