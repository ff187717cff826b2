/**
 * Imports of the bank's statements. The rows are kept as they came; what becomes of a row is written in the transaction of
 * its act, so that an import that was cut off can be finished, and no row is done twice.
 */
import * as z from 'zod/mini'
import { Conflict } from '#shared/errors.ts'
import {
  type BankImport,
  type BankResult,
  type BankRow,
  bankImport,
  bankResult,
  bankRow,
} from '#shared/records/bank-statement.ts'
import type { Clerk } from '#shared/records/review.ts'
import { bankOutcomes } from '#shared/rules/bank-rows.ts'
import { bankImportKey, bankResultKey, bankRowsKey, bankRowsPartition } from './keys.ts'
import { bankImportsPartition } from './partitions.ts'
import { type Attempt, fingerprint, putNew } from './record.ts'
import { ConditionFailed, type Item, type Table, type TransactItem } from './table.ts'

const keptRows = z.object({ id: z.string(), at: z.string(), rows: z.array(bankRow) })
/** The rows of an import, which never change. */
export type KeptRows = z.output<typeof keptRows>

type Write = (table: string) => TransactItem

const importsOnAPage = 25

/** Counts stand beside each other, each under the name of its outcome. */
const asImport = (item: Item): BankImport => {
  const counts = Object.fromEntries(bankOutcomes.map((it) => [it, Number(item[it] ?? 0)]))
  return bankImport.parse({ undone: null, undone_rows: 0, ...item, counts })
}

const toCursor = (place: string): string => Buffer.from(place).toString('base64url')
const fromCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8')

/** One more row with this outcome, as long as nobody has begun to undo the import. */
const counted =
  ({ at, id }: KeptRows, { outcome }: BankResult): Write =>
  (TableName) => ({
    Update: {
      TableName,
      Key: { ...bankImportKey(at, id) },
      UpdateExpression: 'ADD #outcome :one',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(undone)',
      ExpressionAttributeNames: { '#outcome': outcome },
      ExpressionAttributeValues: { ':one': 1 },
    },
  })

/** The writes of what has come of a row: the result, which must not be there yet, and its count. */
export const rowDone = (kept: KeptRows, result: BankResult): { result: Write; count: Write } => ({
  result: putNew({ ...bankResultKey(kept.id, result.line), _v: 1, ...result }),
  count: counted(kept, result),
})

/** The writes of a row that was taken back, once. */
export const rowUndone = (
  { at, id }: KeptRows,
  line: number,
  now: Date,
): { result: Write; count: Write } => ({
  result: (TableName) => ({
    Update: {
      TableName,
      Key: { ...bankResultKey(id, line) },
      UpdateExpression: 'SET undone_at = :now REMOVE kept_because',
      ConditionExpression: 'undone_at = :never',
      ExpressionAttributeValues: { ':now': now.toISOString(), ':never': null },
    },
  }),
  count: (TableName) => ({
    Update: {
      TableName,
      Key: { ...bankImportKey(at, id) },
      UpdateExpression: 'ADD undone_rows :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  }),
})

export const createBankImports = (table: Table) => {
  const rowsOf = async (id: string): Promise<Item | null> => table.get(bankRowsKey(id), { consistent: true })

  const read = async ({ at, id }: KeptRows): Promise<BankImport> =>
    asImport((await table.get(bankImportKey(at, id), { consistent: true })) ?? {})

  return {
    read,

    /** Keeps the rows once. @throws Conflict when the id was used for others */
    create: async (
      { id, file_name, rows }: { id: string; file_name: string; rows: BankRow[] },
      by: Clerk,
      { now }: Attempt,
    ): Promise<BankImport> => {
      const at = now.toISOString()
      const sent = fingerprint([by.id, file_name, rows])
      const head = { id, at, by, file_name, rows: rows.length }
      try {
        await table.transact((name) => [
          putNew({ ...bankRowsKey(id), _v: 1, id, at, rows, sent })(name),
          putNew({ ...bankImportKey(at, id), _v: 1, ...head })(name),
        ])
        return asImport(head)
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await rowsOf(id)
        if (stored?.sent !== sent) throw new Conflict('This import was begun with other rows')
        return read(keptRows.parse(stored))
      }
    },

    /** Null when there is no such import. */
    rows: async (id: string): Promise<KeptRows | null> => {
      const item = await rowsOf(id)
      return item && keptRows.parse(item)
    },

    /** What has come of each row, in their order; of rows between two lines, both included. */
    results: async (id: string, first = 0, last = 99_999): Promise<BankResult[]> => {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': bankRowsPartition(id),
          ':first': bankResultKey(id, first).sk,
          ':last': bankResultKey(id, last).sk,
        },
        ConsistentRead: true,
      })
      return items.map((item) => bankResult.parse(item))
    },

    /** Notes what has come of a row that changed nothing else; one that is noted already stays. */
    note: async (kept: KeptRows, result: BankResult): Promise<void> => {
      const writes = rowDone(kept, result)
      try {
        await table.transact((name) => [writes.result(name), writes.count(name)])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
      }
    },

    /** From now on rows are taken back and none is added; who began first is kept. */
    beginUndoing: async (
      { at, id }: KeptRows,
      undone: { by: Clerk; at: string; reason: string },
    ): Promise<BankImport> =>
      asImport(
        await table.update({
          Key: { ...bankImportKey(at, id) },
          UpdateExpression: 'SET undone = if_not_exists(undone, :undone)',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':undone': undone },
        }),
      ),

    /** Why a row stays verified. */
    keep: async (id: string, line: number, why: string): Promise<void> => {
      await table
        .update({
          Key: { ...bankResultKey(id, line) },
          UpdateExpression: 'SET kept_because = :why',
          ConditionExpression: 'undone_at = :never',
          ExpressionAttributeValues: { ':why': why, ':never': null },
        })
        .catch((error) => {
          if (!(error instanceof ConditionFailed)) throw error // somebody has undone it in this very moment
        })
    },

    /** Newest first. */
    page: async (cursor?: string): Promise<{ imports: BankImport[]; next: string | null }> => {
      const place = cursor && fromCursor(cursor)
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': bankImportsPartition },
        ScanIndexForward: false,
        Limit: importsOnAPage,
        ...(place && { ExclusiveStartKey: { pk: bankImportsPartition, sk: place } }),
      })
      const next = items.length === importsOnAPage ? toCursor(String(items.at(-1)?.sk)) : null
      return { imports: items.map(asImport), next }
    },
  }
}
