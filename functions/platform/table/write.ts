/** The writes of a transaction; `table.transact` tells each the table's name. */
import type { Key } from './keys/key.ts'
import type { Item, TransactItem, Write } from './table.ts'

type Input<Kind extends keyof TransactItem> = Omit<NonNullable<TransactItem[Kind]>, 'TableName'>
export type PutCondition = Omit<Input<'Put'>, 'Item'>

export const update =
  (input: Input<'Update'>): Write =>
  (TableName) => ({ Update: { TableName, ...input } })

export const check =
  (input: Input<'ConditionCheck'>): Write =>
  (TableName) => ({ ConditionCheck: { TableName, ...input } })

/** @param condition under which the item is removed; without one, removing twice is the same as once. */
export const remove =
  (key: Key, condition: Omit<Input<'Delete'>, 'Key'> = {}): Write =>
  (TableName) => ({ Delete: { TableName, Key: { ...key }, ...condition } })

/** @param condition under which the item is written; without one, it takes the place of what is there. */
export const put =
  (item: Item & Key, condition: PutCondition = {}): Write =>
  (TableName) => ({ Put: { TableName, Item: item, ...condition } })

export const ifAbsent: PutCondition = { ConditionExpression: 'attribute_not_exists(pk)' }

/** Writes the item unless there is one with its key. */
export const putNew = (item: Item & Key): Write => put(item, ifAbsent)

/** Writes the item in the place of one that still has this version. */
export const putReplacing = (item: Item & Key, version: number): Write =>
  put(item, {
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  })

/** The condition of a write to an item that belongs to a person. */
export const ifOwnedBy = (userId: string) => ({
  ConditionExpression: 'user_id = :user',
  ExpressionAttributeValues: { ':user': userId },
})

/** A range of sort keys: those that begin so, or those on one side of a key. */
interface Range {
  beginning?: string
  before?: string
  upTo?: string
  from?: string
}

const conditions: Record<keyof Range, string> = {
  beginning: 'begins_with(sk, :sk)',
  before: 'sk < :sk',
  upTo: 'sk <= :sk',
  from: 'sk >= :sk',
}

/** What a query reads: a whole partition, or one range of it. */
export const within = (pk: string, range: Range = {}) => {
  const [kind] = Object.keys(range) as (keyof Range)[]
  return {
    KeyConditionExpression: kind ? `pk = :pk AND ${conditions[kind]}` : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk, ...(kind && { ':sk': range[kind] }) },
  }
}

/** `_v`: the form of stored items, by which a migration tells what it has rewritten (commands/data-migration). */
const itemVersion = 1

export const storedItem = <Fields extends object>(key: Key, fields: Fields): Item & Key & Fields => ({
  ...key,
  _v: itemVersion,
  ...fields,
})
