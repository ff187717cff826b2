/** Brings stored items to the form of this version. Run by `npm run data:migrate -- --env …`, as often as needed. */
import { openDataStores } from '../data/data-stores.ts'
import { runCommand } from '../data/progress.ts'
import { carryOut } from '../data-migration/carry-out.ts'
import { migrations } from '../data-migration/migrations.ts'

await runCommand(async () => {
  if (!(await carryOut(migrations, openDataStores(), console.log))) process.exitCode = 1
})
