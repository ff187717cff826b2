/** Carries out migrations one after the other and says what each has done: for the command, and for the start on one machine. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { progress } from '../data/progress.ts'
import { shownKey } from '../data-check/shown-key.ts'
import { migrateItems } from './migrate-items.ts'
import type { Migration } from './migrations.ts'

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
