/** `npm run release:drill`: what each kind of release does to an environment that runs, on the templates of production. */
import { drills, drillTable, outcomeOf } from './drills.ts'

process.stdout.write(`${drillTable()}\n`)
for (const drill of drills()) {
  const { verdict, reasons, replaced } = outcomeOf(drill)
  process.stdout.write(`\n${drill.what}: ${verdict}\n`)
  for (const line of [...reasons, ...replaced.map((one) => `${one} is replaced`)])
    process.stdout.write(`  ${line}\n`)
}
