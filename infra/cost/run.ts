/** `npm run cost`: what a year costs. */
import { settingsOf } from '#infra/settings.ts'
import { templateNeeds } from '#infra/stacks/template-needs.ts'
import { prices } from './prices.ts'
import { costTable } from './table.ts'
import { aYear, outsideOfTemplates } from './usage.ts'

const counts = { ...templateNeeds(settingsOf('prod')), ...outsideOfTemplates }
process.stdout.write(`${costTable(aYear, counts, prices)}\n`)
