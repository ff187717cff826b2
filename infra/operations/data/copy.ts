/**
 * Copies every item of a table into the environment's own, after a restore to a point in time. Run by
 * `npm run data:copy -- --env … --from-table …`. The copy may be repeated. E-mails that were sent are marked so, and the
 * worker does not send them again. The counters are counted anew, since the live table may have newer cases too.
 */
import { readCommandOptions } from '../command-list.ts'
import { openDataStores } from './data-stores.ts'
import { readItems, writeItems } from './items.ts'
import { progress, runCommand } from './progress.ts'
import { recountCounters } from './recount.ts'

const { 'from-table': from } = readCommandOptions('data:copy')

await runCommand(async () => {
  const { dynamo, liveTable } = openDataStores()
  if (from === liveTable) throw new Error('A table cannot be copied into itself.')
  const items = progress('items', 1000)
  await writeItems(dynamo, liveTable, readItems(dynamo, from), items)
  recountCounters(liveTable)
  console.log(`Done: ${items.count()} items copied from ${from} to ${liveTable}.`)
})
