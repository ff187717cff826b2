/**
 * `npm run release:drill`: what each kind of release does to an environment that runs, on the templates of production. `-- --only packaging` takes
 * the kinds with this text.
 */
import { optional, readOptions } from '#infra/command-line.ts'
import { drills, drillTable, outcomeOf } from './drills.ts'

const { only = '' } = readOptions('npm run release:drill', { only: optional('<kind>') }).values
const chosen = drills().filter(({ what }) => what.toLowerCase().includes(only.toLowerCase()))
process.stdout.write(`${drillTable(chosen)}\n`)
for (const drill of chosen) {
  const { verdict, reasons, replaced } = outcomeOf(drill)
  process.stdout.write(`\n${drill.what}: ${verdict}\n`)
  for (const line of [...reasons, ...replaced.map((one) => `${one} is replaced`)])
    process.stdout.write(`  ${line}\n`)
}
