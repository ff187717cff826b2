/** Versioned records of one person: created once under a natural key, changed on condition of their version. */
import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { Conflict, Invalid, Stale } from '#shared/kit/errors.ts'
import type { Key } from './keys/key.ts'
import { ConditionFailed, type Item, type Table, type Write } from './table.ts'
import { ifAbsent, type PutCondition, put, storedItem, update } from './write.ts'

/** One attempt of a caller to write something. */
export interface Attempt {
  requestId: string
  now: Date
  idempotencyKey?: string
}

export interface Identified {
  id: string
  version: number
}

/** A short hash to compare what was sent: 128 bits make equal hashes of different values improbable. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** 64 bits: a name is only compared with others on the same record. */
const shortHash = (value: unknown): string => fingerprint(value).slice(0, 11)

/** The request id of a command under an idempotency key: it tells key and command apart. */
export const namedAttempt = (key: unknown, command: unknown): string =>
  `${shortHash(key)}.${shortHash(command)}`

/** The key in a named request id; null for any other request id. */
export const commandKeyOf = (requestId: string): string | null => /^(.+)\./.exec(requestId)?.[1] ?? null

const creationMark = (fields: unknown, attempt: Attempt) => ({
  sent: fingerprint(fields),
  ...(attempt.idempotencyKey && { key: fingerprint(attempt.idempotencyKey) }),
})
type Mark = ReturnType<typeof creationMark>

/** The item of a new record: its fields and the attributes that every record has. */
export const newRecord = (key: Key, id: string, fields: Item): Item & Key & Identified =>
  storedItem(key, { id, version: 1, ...fields })

/** The refusal when there is a record with this key already; null when it is the same creation again. */
const refusalFor = (stored: Item, mark: Mark): Error | null => {
  const made = (stored.made_with ?? {}) as Partial<Mark>
  if (made.sent === mark.sent && (!mark.key || !made.key || made.key === mark.key)) return null
  if (mark.key && made.key === mark.key)
    return new Invalid({}, 'This was saved already with other answers. Reload the page to see it')
  return new Conflict('This was added already. Reload the page to see it')
}

/** SET and REMOVE for a whole record: an undefined field is removed. */
const setFields = (fields: Item) => {
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

const updateOf = (key: Key, fields: Item, version: number) => {
  const { names, values, set, remove } = setFields(fields)
  return {
    Key: { ...key },
    UpdateExpression: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { ...names, '#version': 'version' },
    ExpressionAttributeValues: { ...values, ':version': version },
  }
}

/** The update of a record from one version to the next. */
export const nextVersion = (key: Key, version: number, fields: Item, attempt: Attempt) =>
  updateOf(key, { ...fields, version: version + 1, changed_by: attempt.requestId }, version)

/** The same update, on condition that this field too is as it was read; null means that the field is absent. */
export const ifSame = (write: ReturnType<typeof updateOf>, field: string, read: unknown) => ({
  ...write,
  ConditionExpression: `${write.ConditionExpression} AND ${read === null ? 'attribute_not_exists(#same)' : '#same = :same'}`,
  ExpressionAttributeNames: { ...write.ExpressionAttributeNames, '#same': field },
  ExpressionAttributeValues: { ...write.ExpressionAttributeValues, ...(read !== null && { ':same': read }) },
})

/** The update of what is no content of a record, on condition that neither the record nor this `field` has changed. */
export const sameVersion = <Field extends string>(
  key: Key,
  before: { version: number } & Record<Field, unknown>,
  fields: Item,
  field: Field,
) => ifSame(updateOf(key, fields, before.version), field, before[field])

interface Creation {
  /** Values that the service adds; they may differ when the creation is repeated. */
  added?: Item
  /** Further writes of the same transaction. */
  extraWrites?: Write[]
  /** An item that it may replace; none by default. */
  replaces?: { version: number | undefined; condition: PutCondition }
}

/** @param schema of the record; it leaves out the item's keys and internal attributes. */
export const createRecords = <S extends z.ZodMiniType<Identified>>(table: Table, schema: S) => ({
  /**
   * Creates the record once. The same creation again (double click, lost answer) gives the stored record.
   * @throws Conflict when there is another record; Invalid when the idempotency key was used with another body;
   * ConditionFailed when only an extra write was refused
   */
  create: async (
    key: Key,
    id: string,
    fields: Item,
    attempt: Attempt,
    { added = {}, extraWrites = [], replaces }: Creation = {},
  ): Promise<z.output<S>> => {
    const mark = creationMark(fields, attempt)
    const item = { ...newRecord(key, id, { ...fields, ...added }), made_with: mark }
    try {
      await table.transact([put(item, replaces?.condition ?? ifAbsent), ...extraWrites])
      return schema.parse(item)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const stored = await table.get(key, { consistent: true })
      // There is no such record yet, so something else was refused.
      if (!stored || stored.version === replaces?.version) throw error
      const refusal = refusalFor(stored, mark)
      if (refusal) throw refusal
      return schema.parse(stored)
    }
  },

  /**
   * Changes the record on condition that it still has the version of `before`. An update whose answer was lost is
   * recognised by its request id.
   * @throws Stale with the record as it is now; ConditionFailed when only an extra write was refused
   */
  change: async (
    key: Key,
    before: z.output<S>,
    fields: Item,
    attempt: Attempt,
    extraWrites: Write[],
  ): Promise<z.output<S>> => {
    const { version } = before
    try {
      await table.transact([update(nextVersion(key, version, fields, attempt)), ...extraWrites])
      return schema.parse({ ...before, ...fields, version: version + 1 })
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const stored = await table.get(key, { consistent: true })
      if (stored?.changed_by === attempt.requestId) return schema.parse(stored)
      if (stored?.version === version) throw error
      throw new Stale(stored && schema.parse(stored))
    }
  },
})
