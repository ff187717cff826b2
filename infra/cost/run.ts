/** `npm run cost`: what a year costs. */
import { prices } from './prices.ts'
import { costTable } from './table.ts'
import { aYear, fixed } from './usage.ts'

process.stdout.write(`${costTable(aYear, fixed, prices)}\n`)
