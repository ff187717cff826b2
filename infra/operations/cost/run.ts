/** `npm run cost`: what a year costs. */

import { templateNeeds } from '#infra/aws/stacks/template-needs.ts'
import { readOptions } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { prices } from './prices.ts'
import { costTable, yearsTable } from './table.ts'
import { aYear, outsideOfTemplates } from './usage.ts'

readOptions('npm run cost', {})
const counts = { ...templateNeeds(settingsOf('prod')), ...outsideOfTemplates }
process.stdout.write(`${costTable(aYear, counts, prices)}\n\n${yearsTable(aYear, counts, prices)}\n`)
