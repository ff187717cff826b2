/**
 * A portal with applications by the thousand. They are imported as DynamoDB imports an export, before the database
 * serves: its stream grows slow with every write (dynoxide 1.2.1), and a hundred thousand are two million items.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { marshall } from '@aws-sdk/util-dynamodb'
import { queueSortKey } from '#functions/data/keys.ts'
import { placeCursor } from '#functions/data/queue-cursor.ts'
import type { Item } from '#functions/data/table.ts'
import { databaseBinary } from '#infra/local/install/embedded-database.mjs'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { openStack } from '#tests/support/portal/stack.ts'
import { root } from '#tests/support/project/source-files.ts'
import { aSubmitter, itemsOfACase, type SubmittedCase } from './case-items.ts'

const run = promisify(execFile)
const importer = databaseBinary(root)
const casesInAFile = 2000
const betweenCasesInMs = 10_000 // all of them within days: e-mails are kept for a month

const writeFiles = async (folder: string, name: string, items: Item[]): Promise<void> => {
  const lines = items.map((Item) => JSON.stringify({ Item: marshall(Item, { removeUndefinedValues: true }) }))
  await writeFile(join(folder, `${name}.json.gz`), gzipSync(lines.join('\n'), { level: 1 }))
}

/** the table as the local stack declares it, but for its stream. */
const describe = async (table: string): Promise<object> => {
  const stack = await openStack()
  const { Table } = await stack.localStack.call<{ Table: Record<string, unknown> }>(
    'DynamoDB_20120810.DescribeTable',
    { TableName: table },
  )
  await stack.close()
  const { StreamSpecification: _, LatestStreamArn: _arn, LatestStreamLabel: _label, ...rest } = Table
  return { Table: rest }
}

const writeCases = async (
  count: number,
  folder: string,
): Promise<{ cases: SubmittedCase[]; all: number }> => {
  const start = Date.now() - count * betweenCasesInMs
  const raised = new Map<string, Item>()
  const cases: SubmittedCase[] = []
  let all = 0
  for (let done = 0; done < count; done += casesInAFile) {
    const indexes = Array.from({ length: Math.min(casesInAFile, count - done) }, (_, index) => done + index)
    const some = await Promise.all(
      indexes.map((index) => itemsOfACase(aSubmitter(), new Date(start + index * betweenCasesInMs))),
    )
    for (const { key, by } of some.flatMap(({ counters }) => counters)) {
      const name = `${key.pk} ${key.sk}`
      const counter: Item = { ...key, ...raised.get(name) }
      for (const [attribute, amount] of Object.entries(by))
        counter[attribute] = Number(counter[attribute] ?? 0) + amount
      raised.set(name, counter)
    }
    const items = some.flatMap((made) => made.items)
    await writeFiles(folder, String(done), items)
    all += items.length
    cases.push(...some.map((made) => ({ ...made, items: [] })))
  }
  await writeFiles(folder, 'counters', [...raised.values()])
  return { cases, all }
}

/**
 * Opens a portal that holds `count` submitted applications, oldest first; `seconds` is how long they took to go in.
 * @param given as `openStack` takes it
 */
export const openManyCases = async (count: number, given: Parameters<typeof openStack>[0] = {}) => {
  const startedAt = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'portal-many-'))
  const [source, dataDir, table] = [join(folder, 'source'), join(folder, 'data'), 'portal']
  await mkdir(join(source, table, 'data'), { recursive: true })
  await mkdir(dataDir)
  await writeFile(join(folder, 'schema.json'), JSON.stringify(await describe(table)))
  const { cases, all } = await writeCases(count, join(source, table, 'data'))
  const output = join(dataDir, 'portal.db')
  await run(importer, [
    'import',
    '--source',
    source,
    '--schema',
    join(folder, 'schema.json'),
    '--output',
    output,
  ])
  await rm(source, { recursive: true })
  const seconds = (Date.now() - startedAt) / 1000
  const staffStack = await openStaffStack(given, {}, dataDir)
  return {
    staffStack,
    cases,
    items: all,
    seconds,
    /** The cursor of the page that begins with the case at `index`. */
    cursorAt: (index: number): string | undefined => {
      const before = cases[index - 1]
      const key = before && queueSortKey(before.form.submitted_at, before.id)
      return key && placeCursor({ way: 'after', key, skipped: index })
    },
    close: async () => {
      await staffStack.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
