/** Exports everything of an environment into a new folder. Run by `npm run data:export -- --env … --out folder`. */
import { readCommandOptions } from '../command-list.ts'
import { openDataStores } from './data-stores.ts'
import {
  fileOf,
  linesIn,
  makeEmptyFolder,
  openLines,
  sha256Of,
  writeManifest,
  writeNewFile,
} from './export-folder.ts'
import { inParallel } from './in-parallel.ts'
import { lineOf } from './item-lines.ts'
import { readItems } from './items.ts'
import { listKeys, readObject } from './objects.ts'
import { progress, runCommand } from './progress.ts'

const filesAtOnce = 8

const values = readCommandOptions('data:export')

await runCommand(async () => {
  const folder = values.out
  const { dynamo, s3, table, ...stores } = openDataStores({
    table: values['from-table'],
    bucket: values.bucket,
  })
  const bucket = await stores.bucket()
  const taken_at = new Date().toISOString()
  await makeEmptyFolder(folder)

  // Files first: no exported item names a file that is added later, whereas an item must find its file.
  const files = progress('files', 100)
  const objectLines = openLines(linesIn(folder, 'objects'))
  await inParallel(listKeys(s3, bucket), filesAtOnce, async (key) => {
    const found = await readObject(s3, bucket, key)
    if (!found) return
    const { bytes, description } = found
    await writeNewFile(fileOf(folder, key), bytes)
    await objectLines.add(
      JSON.stringify({ key, size: bytes.length, sha256: sha256Of(bytes), ...description }),
    )
    files.add()
  })
  const objects = await objectLines.close()

  const read = progress('items', 1000)
  const itemLines = openLines(linesIn(folder, 'items'))
  for await (const item of readItems(dynamo, table)) {
    await itemLines.add(lineOf(item))
    read.add()
  }
  const items = await itemLines.close()

  await writeManifest(folder, { format: 1, table, bucket, taken_at, items, objects })
  console.log(`Done: ${items.count} items and ${objects.count} files. They are personal data: keep them so.`)
})
