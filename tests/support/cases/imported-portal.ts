/** A database that is filled as DynamoDB imports an export, before anything serves it: 100,000 applications are three million items. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { Item } from '#functions/platform/table/table.ts'
import { databaseBinary } from '#infra/local/install/embedded-database.mjs'
import { openStack } from '#tests/support/portal/stack.ts'
import { root } from '#tests/support/project/source-files.ts'

const run = promisify(execFile)
const importer = databaseBinary(root)

/** Writes a file of items; each name once. */
export type WriteItems = (name: string, items: Item[]) => Promise<void>

const writerInto =
  (folder: string): WriteItems =>
  async (name, items) => {
    const lines = items.map((Item) =>
      JSON.stringify({ Item: marshall(Item, { removeUndefinedValues: true }) }),
    )
    await writeFile(join(folder, `${name}.json.gz`), gzipSync(lines.join('\n'), { level: 1 }))
  }

/** The table as the local stack declares it for tests, without a stream. */
const describe = async (table: string): Promise<object> => {
  const stack = await openStack()
  const { Table } = await stack.localStack.call<{ Table: object }>('DynamoDB_20120810.DescribeTable', {
    TableName: table,
  })
  await stack.close()
  return { Table }
}

/**
 * Imports the items that `writeAll` writes. `dataDir` is then a folder to open a stack on; `seconds` is how long all of it took.
 */
export const importPortal = async <T>(writeAll: (write: WriteItems) => Promise<T>) => {
  const startedAt = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'portal-many-'))
  const [source, dataDir, table] = [join(folder, 'source'), join(folder, 'data'), 'portal']
  const [items, schema, output] = [
    join(source, table, 'data'),
    join(folder, 'schema.json'),
    join(dataDir, 'portal.db'),
  ]
  await mkdir(items, { recursive: true })
  await mkdir(dataDir)
  await writeFile(schema, JSON.stringify(await describe(table)))
  const made = await writeAll(writerInto(items))
  await run(importer, ['import', '--source', source, '--schema', schema, '--output', output])
  await rm(source, { recursive: true })
  return {
    made,
    dataDir,
    seconds: (Date.now() - startedAt) / 1000,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
