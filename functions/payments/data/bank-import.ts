/**
 * Imports of bank statements. The rows are stored as they were sent. The result of a row is written in the same transaction
 * as the change it makes, so that an interrupted import can be finished and no row is imported twice.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import {
  bankFormatKey,
  bankImportKey,
  bankResultKey,
  bankRowsKey,
  bankRowsPartition,
} from '#functions/platform/table/keys/payments.ts'
import { bankFormatsPartition, bankImportsPartition } from '#functions/platform/table/partitions.ts'
import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Item, type Write } from '#functions/platform/table/table.ts'
import { put, putNew, storedItem, within } from '#functions/platform/table/write.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import { type BankFormat, storedFormat } from '#shared/payments/records/bank-format.ts'
import { bankOutcomes } from '#shared/payments/records/bank-outcomes.ts'
import {
  type BankImport,
  type BankResult,
  type BankRow,
  bankImport,
  bankResult,
  bankRowsPerPreview,
  type UnreadableRow,
} from '#shared/payments/records/bank-statement.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { type ImportedRows, importedRows, undoResult, writesForResult } from './bank-import-writes.ts'

const importsOnAPage = 25

/** The counts are attributes of the item, each with the name of its outcome. */
const asImport = (item: Item): BankImport => {
  const counts = Object.fromEntries(bankOutcomes.map((outcome) => [outcome, Number(item[outcome] ?? 0)]))
  return bankImport.parse({ undone: null, undone_rows: 0, ...item, counts })
}

interface NewImport {
  id: string
  file_name: string
  rows: BankRow[]
  unreadable: UnreadableRow[]
  format?: BankFormat | undefined
}

export const bankImports = ({ table }: AppContext) => {
  /** The parts of an import: the first has the unreadable rows, too. */
  const partsOf = (id: string): Promise<Item[]> =>
    table.query({ ...within(bankRowsPartition(id), { from: bankRowsKey(id, 0).sk }), ConsistentRead: true })

  const read = async ({ at, id }: ImportedRows): Promise<BankImport> =>
    asImport((await table.get(bankImportKey(at, id), { consistent: true })) ?? {})

  return {
    read,

    /** Stores the rows once. @throws Conflict when the id was used for other rows */
    create: async (
      { id, file_name, rows, unreadable, format }: NewImport,
      by: Clerk,
      { now }: Attempt,
    ): Promise<BankImport> => {
      const at = now.toISOString()
      const sent = fingerprint([by.id, file_name, rows, unreadable])
      const head = { id, at, by, file_name, rows: rows.length, unreadable_rows: unreadable.length }
      const parts = Array.from({ length: Math.ceil(rows.length / bankRowsPerPreview) }, (_, part) => {
        const its = rows.slice(part * bankRowsPerPreview, (part + 1) * bankRowsPerPreview)
        return storedItem(
          bankRowsKey(id, part),
          part === 0 ? { id, at, rows: its, unreadable, sent } : { rows: its },
        )
      })
      const made = await table.tryWrite([
        ...parts.map(putNew),
        putNew(storedItem(bankImportKey(at, id), head)),
        ...(format ? [put(storedItem(bankFormatKey(fingerprint(format.headings)), format))] : []),
      ])
      if (made) return asImport(head)
      const [stored] = await partsOf(id)
      if (stored?.sent !== sent) throw new Conflict('This import was begun with other rows')
      return read(importedRows.parse(stored))
    },

    /** How the files of each bank were read the last time. */
    formats: (): Promise<BankFormat[]> => table.list(storedFormat, within(bankFormatsPartition)),

    /** Null when there is no such import. */
    rows: async (id: string): Promise<ImportedRows | null> => {
      const [first, ...others] = await partsOf(id)
      if (!first) return null
      const further = others.map((part) => importedRows.shape.rows.parse(part.rows))
      const imported = importedRows.parse(first)
      return { ...imported, rows: [...imported.rows, ...further.flat()] }
    },

    /** The results of the rows from line `first` to line `last`, in order. */
    results: (id: string, first = 0, last = 99_999): Promise<BankResult[]> =>
      table.list(bankResult, {
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': bankRowsPartition(id),
          ':first': bankResultKey(id, first).sk,
          ':last': bankResultKey(id, last).sk,
        },
        ConsistentRead: true,
      }),

    /**
     * Records the result of a row that changes no application, unless it has a result already.
     * @param extraWrites of the same transaction. @throws Stale when only one of these was refused
     */
    record: async (imported: ImportedRows, result: BankResult, extraWrites: Write[] = []): Promise<void> => {
      const writes = writesForResult(imported, result)
      try {
        await table.transact([writes.result, writes.count, ...extraWrites])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        if (error.indexes.every((index) => index > 1)) throw new Stale(null)
      }
    },

    /** Records that a row is undone; its own changes are in the same transaction. @throws Stale when something changed meanwhile */
    undoRow: async (id: string, line: number, now: Date, extraWrites: Write[]): Promise<void> => {
      try {
        await table.transact([undoResult(id, line, now), ...extraWrites])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        if (!error.indexes.includes(0)) throw new Stale(null)
      }
    },

    /** Records why a row stays as it is when its import is undone. */
    keepRow: async (id: string, line: number, why: string): Promise<void> => {
      await table
        .update({
          Key: { ...bankResultKey(id, line) },
          UpdateExpression: 'SET kept_because = :why',
          ConditionExpression: 'undone_at = :never',
          ExpressionAttributeValues: { ':why': why, ':never': null },
        })
        .catch((error) => {
          if (!(error instanceof ConditionFailed)) throw error // a call at the same time has undone the row
        })
    },

    /** Newest first. */
    page: async (cursor?: string): Promise<{ imports: BankImport[]; next: string | null }> => {
      const sortKey = cursor && fromCursor(cursor)
      const items = await table.query({
        ...within(bankImportsPartition),
        ScanIndexForward: false,
        Limit: importsOnAPage,
        ...(sortKey && { ExclusiveStartKey: { pk: bankImportsPartition, sk: sortKey } }),
      })
      const next = items.length === importsOnAPage ? toCursor(String(items.at(-1)?.sk)) : null
      return { imports: items.map(asImport), next }
    },
  }
}
