/** Carries out migrations one after the other and says what each has done: for the command, and for the start on one machine. */

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { ConditionFailed, createTable, type Item, type Table } from '#functions/platform/table/table.ts'
import { inParallel } from '../data/in-parallel.ts'
import { type Progress, progress } from '../data/progress.ts'
import { shownKey } from '../data-check/shown-key.ts'
import type { Migration } from './migrations.ts'

/** At the same time; each is a transaction of some kilobytes. */
const parallelItems = 20
/** Somebody may change an item between its reading and its rewriting. */
const triesPerItem = 4

const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) })

type Result = 'present' | 'rewritten' | 'left'

const rewrite = async (read: Item, { writesFor }: Migration, table: Table): Promise<Result> => {
  let item: Item | null = read
  for (let tries = 0; item && tries < triesPerItem; tries++) {
    const writes = await writesFor(item, table)
    if (writes.length === 0) return 'present'
    try {
      await table.transact(writes)
      return 'rewritten'
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      item = await table.get(keyOf(item), { consistent: true })
    }
  }
  return item ? 'left' : 'present'
}

/** An item that cannot be read does not stop the others. */
const tryToRewrite = async (...given: Parameters<typeof rewrite>): Promise<Result> => {
  try {
    return await rewrite(...given)
  } catch (error) {
    if (error instanceof z.core.$ZodError) return 'left'
    throw error
  }
}

async function* itemsOf(dynamo: DynamoDBClient, TableName: string): AsyncGenerator<Item> {
  const client = DynamoDBDocumentClient.from(dynamo)
  for await (const page of paginateScan({ client }, { TableName, ConsistentRead: true }))
    yield* page.Items ?? []
}

interface Migrated {
  rewritten: number
  /** Items that could not be read, or that somebody changed again and again. */
  left: Key[]
}

/**
 * Reads every item once and rewrites those of an earlier form, each in a transaction of its own. An item that was rewritten is
 * left alone afterwards, so a run that was stopped is finished by the next one, whoever works meanwhile.
 */
export const migrateItems = async (
  { dynamo, table: name }: { dynamo: DynamoDBClient; table: string },
  migration: Migration,
  { add }: Pick<Progress, 'add'>,
): Promise<Migrated> => {
  const table = createTable(() => dynamo, name)
  const done: Migrated = { rewritten: 0, left: [] }
  await inParallel(itemsOf(dynamo, name), parallelItems, async (item) => {
    const result = await tryToRewrite(item, migration, table)
    if (result === 'rewritten') done.rewritten += 1
    if (result === 'left') done.left.push(keyOf(item))
    add()
  })
  return done
}

/** @returns whether every item has the form of this version now */
export const carryOut = async (
  migrations: readonly Migration[],
  stores: { dynamo: DynamoDBClient; table: string },
  say: (line: string) => void,
): Promise<boolean> => {
  if (migrations.length === 0) say('Nothing to do: this version reads what is stored as it is.')
  let isDone = true
  for (const migration of migrations) {
    say(`${migration.name} …`)
    const { rewritten, left } = await migrateItems(stores, migration, progress('items', 100_000, say))
    say(`${rewritten} items were rewritten.`)
    if (left.length === 0) continue
    isDone = false
    say(`${left.length} were not: they cannot be read, or somebody worked on them. Run it again.`)
    for (const key of left) say(shownKey(key))
  }
  return isDone
}
