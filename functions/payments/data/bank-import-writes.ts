/** The writes that import and undo rows, for the transactions of other modules. */
import * as z from 'zod/mini'
import { bankImportKey, bankResultKey } from '#functions/platform/table/keys/payments.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem, update } from '#functions/platform/table/write.ts'
import { type BankResult, bankRow, unreadableRow } from '#shared/payments/records/bank-statement.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'

export const importedRows = z.object({
  id: z.string(),
  at: z.string(),
  rows: z.array(bankRow),
  unreadable: z.array(unreadableRow),
})

/** The rows of an import, which never change. */
export type ImportedRows = z.output<typeof importedRows>

/** Counts a row with this outcome, on condition that nobody has begun to undo the import. */
const addToCount = ({ at, id }: ImportedRows, { outcome }: BankResult): Write =>
  update({
    Key: { ...bankImportKey(at, id) },
    UpdateExpression: 'ADD #outcome :one',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(undone)',
    ExpressionAttributeNames: { '#outcome': outcome },
    ExpressionAttributeValues: { ':one': 1 },
  })

/** The writes of the result of a row, on condition that it has none yet. */
export const writesForResult = (
  imported: ImportedRows,
  result: BankResult,
): { result: Write; count: Write } => ({
  result: putNew(storedItem(bankResultKey(imported.id, result.line), result)),
  count: addToCount(imported, result),
})

/** The write that undoes a row, once. */
export const undoResult = (id: string, line: number, now: Date): Write =>
  update({
    Key: { ...bankResultKey(id, line) },
    UpdateExpression: 'SET undone_at = :now, kept_because = :never',
    ConditionExpression: 'undone_at = :never',
    ExpressionAttributeValues: { ':now': now.toISOString(), ':never': null },
  })

/** The writes that undo a row that had verified a fee. */
export const writesForUndoneRow = (
  { at, id }: ImportedRows,
  line: number,
  now: Date,
): { result: Write; count: Write } => ({
  result: undoResult(id, line, now),
  count: update({
    Key: { ...bankImportKey(at, id) },
    UpdateExpression: 'ADD undone_rows :one',
    ExpressionAttributeValues: { ':one': 1 },
  }),
})

/** The write that begins the undoing of an import: after it no row is added. */
export const writeToBeginUndoing = (
  { at, id }: ImportedRows,
  undone: { by: Clerk; at: string; reason: string; confirmed_by: Clerk },
): Write =>
  update({
    Key: { ...bankImportKey(at, id) },
    UpdateExpression: 'SET undone = :undone',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(undone)',
    ExpressionAttributeValues: { ':undone': undone },
  })
