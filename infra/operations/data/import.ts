/** Imports an export into an environment. Run by `npm run data:import -- --env … --from folder`. */
import { readFile } from 'node:fs/promises'
import { readCommandOptions } from '../command-list.ts'
import { openDataStores } from './data-stores.ts'
import { exportedObject, fileOf, linesIn, readLines } from './export-folder.ts'
import { inParallel } from './in-parallel.ts'
import { isWaitingEmail, itemIn, type RawItem } from './item-lines.ts'
import { isEmpty, writeItems } from './items.ts'
import { writeObject } from './objects.ts'
import { progress, runCommand } from './progress.ts'
import { recountCounters } from './recount.ts'
import { verifyExport } from './verify.ts'

const filesAtOnce = 8

const values = readCommandOptions('data:import')

let leftOut = 0

/** A copy of production must not write to its people, so e-mails not sent yet are left out by default. */
async function* itemsOf(folder: string): AsyncGenerator<RawItem> {
  for await (const line of readLines(linesIn(folder, 'items'))) {
    const item = itemIn(line)
    if (values.emails || !isWaitingEmail(item)) yield item
    else leftOut += 1
  }
}

await runCommand(async () => {
  const folder = values.from
  await verifyExport(folder)
  console.log('The export is whole.')
  const { dynamo, s3, table, ...stores } = openDataStores({ bucket: values.bucket })
  const bucket = await stores.bucket()
  if (!values.over && !(await isEmpty(dynamo, table)))
    throw new Error(`${table} is not empty. With --over, items with the same keys are replaced.`)

  // Files first, as in the service: an item never names a missing file.
  const files = progress('files', 100)
  await inParallel(readLines(linesIn(folder, 'objects')), filesAtOnce, async (line) => {
    const { key, sha256, size: _size, ...description } = exportedObject.parse(JSON.parse(line))
    await writeObject(s3, bucket, { key, sha256, description, bytes: await readFile(fileOf(folder, key)) })
    files.add()
  })

  const items = progress('items', 1000)
  await writeItems(dynamo, table, itemsOf(folder), items)
  recountCounters(table)
  console.log(`Done: ${items.count()} items and ${files.count()} files.`)
  if (leftOut > 0) console.log(`${leftOut} emails that were never sent are left out; --emails sends them.`)
})
