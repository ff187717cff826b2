/** `npm run cost`: what a year costs. */
import { readOptions } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { templateNeeds } from '#infra/stacks/template-needs.ts'
import { prices } from './prices.ts'
import { costTable } from './table.ts'
import { aYear, outsideOfTemplates } from './usage.ts'

readOptions('npm run cost', {})
const counts = { ...templateNeeds(settingsOf('prod')), ...outsideOfTemplates }
process.stdout.write(`${costTable(aYear, counts, prices)}\n`)
