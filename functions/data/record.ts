/** Versioned records of one person: created once under a natural key, changed on condition of their version. */
import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { Conflict, Invalid, Stale } from '#shared/errors.ts'
import type { Key } from './keys.ts'
import { ConditionFailed, type Item, type Table, type TransactItem } from './table.ts'

/** One try of a caller to write something. */
export interface Attempt {
  requestId: string
  now: Date
  idempotencyKey?: string
}

interface Identified {
  id: string
  version: number
}

const itemVersion = 1 // `_v`: the shape of the stored item; a later shape is upcast on reading

/** Short hash for comparing what was sent; 128 bits are plenty against chance. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

const creationMark = (fields: unknown, attempt: Attempt) => ({
  sent: fingerprint(fields),
  ...(attempt.idempotencyKey && { key: fingerprint(attempt.idempotencyKey) }),
})
type Mark = ReturnType<typeof creationMark>

/** A put on condition that nothing stands at the key yet. */
export const putNew =
  (item: Item & Key) =>
  (TableName: string): TransactItem => ({
    Put: { TableName, Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
  })

/** A put on condition that the item at its key still has this version. */
export const putInstead =
  (item: Item & Key, version: number) =>
  (TableName: string): TransactItem => ({
    Put: {
      TableName,
      Item: item,
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version },
    },
  })

/** The attributes every stored record carries beside its fields. */
export const newItem = (key: Key, id: string, fields: Item, attempt: Attempt): Item & Key & Identified => ({
  ...key,
  _v: itemVersion,
  id,
  version: 1,
  ...fields,
  created_at: attempt.now.toISOString(),
})

/** What went wrong when something already stands at the key, or nothing when it is the same creation again. */
const refusalFor = (stored: Item, mark: Mark): Error | null => {
  const made = (stored.made_with ?? {}) as Partial<Mark>
  if (made.sent === mark.sent && (!mark.key || !made.key || made.key === mark.key)) return null
  if (mark.key && made.key === mark.key)
    return new Invalid({}, 'This was saved already with other answers. Reload the page to see it')
  return new Conflict('This was added already. Reload the page to see it')
}

/** SET and REMOVE for a whole record: an undefined field is removed. */
export const setFields = (fields: Item) => {
  const names: Record<string, string> = {}
  const values: Item = {}
  const set: string[] = []
  const remove: string[] = []
  Object.entries(fields).forEach(([field, value], index) => {
    names[`#f${index}`] = field
    if (value === undefined) remove.push(`#f${index}`)
    else {
      values[`:f${index}`] = value
      set.push(`#f${index} = :f${index}`)
    }
  })
  return { names, values, set, remove }
}

/** The update of a record from one version to the next. */
export const nextVersion = (key: Key, version: number, fields: Item, attempt: Attempt) => {
  const { names, values, set, remove } = setFields({
    ...fields,
    version: version + 1,
    changed_by: attempt.requestId,
  })
  return {
    Key: { ...key },
    UpdateExpression: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { ...names, '#version': 'version' },
    ExpressionAttributeValues: { ...values, ':version': version },
  }
}

interface Creation {
  /** What the service adds to what was sent; differs from try to try. */
  added?: Item
  /** Further writes of the same transaction. */
  extraWrites?: ((table: string) => TransactItem)[]
  /** The version of the closed record whose place it takes. */
  insteadOf?: number
}

/** @param schema what a stored item is read as; strips keys and bookkeeping. */
export const createRecords = <S extends z.ZodMiniType<Identified>>(table: Table, schema: S) => ({
  /**
   * Creates the record once. The same creation again (double click, lost answer) gives the stored record.
   * @throws Conflict when another one stands there; Invalid when the key was used with another body; ConditionFailed
   * when only a write beside it was refused
   */
  create: async (
    key: Key,
    id: string,
    fields: Item,
    attempt: Attempt,
    { added = {}, extraWrites = [], insteadOf }: Creation = {},
  ): Promise<z.output<S>> => {
    const mark = creationMark(fields, attempt)
    const item = { ...newItem(key, id, { ...fields, ...added }, attempt), made_with: mark }
    const put = insteadOf === undefined ? putNew(item) : putInstead(item, insteadOf)
    try {
      await table.transact((name) => [put, ...extraWrites].map((write) => write(name)))
      return schema.parse(item)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const stored = await table.get(key, { consistent: true })
      // What stands in the way is the closed one itself: a write beside was refused.
      if (!stored || stored.version === insteadOf) throw error
      const refusal = refusalFor(stored, mark)
      if (refusal) throw refusal
      return schema.parse(stored)
    }
  },

  /**
   * Changes the record on condition that it still has `version`; one write unit up to 1 KB.
   * An update whose answer was lost is recognised by its request. @throws Stale with the record as it is now.
   */
  change: async (key: Key, version: number, fields: Item, attempt: Attempt): Promise<z.output<S>> => {
    try {
      return schema.parse(await table.update(nextVersion(key, version, fields, attempt)))
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const stored = await table.get(key, { consistent: true })
      if (stored?.changed_by === attempt.requestId) return schema.parse(stored)
      throw new Stale(stored && schema.parse(stored))
    }
  },
})
