/** `npm run cost`: what a year costs in the region of production; `-- --region ap-south-1` in another. */

import { templateNeeds } from '#infra/aws/stacks/template-needs.ts'
import { optional, readOptions } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { costTables } from './table.ts'
import { aYear, outsideOfTemplates } from './usage.ts'

const prod = settingsOf('prod')
const { region = prod.region } = readOptions('npm run cost', { region: optional('<region>') }).values
const counts = { ...templateNeeds(prod), ...outsideOfTemplates }
process.stdout.write(`${costTables(aYear, counts, region)}\n`)
