/** Who exported which cases. An entry is written before its first page is sent; only the number of sent cases changes later. */
import * as z from 'zod/mini'
import { NotFound } from '#shared/errors.ts'
import { type ExportEntry, type ExportFilter, exportEntry } from '#shared/records/export.ts'
import { fromCursor, toCursor } from './cursor.ts'
import { exportKey } from './keys.ts'
import { exportsPartition } from './partitions.ts'
import { ConditionFailed, type Item, type Table } from './table.ts'
import { putNew, storedItem } from './write.ts'

const entriesOnAPage = 50

const stored = z.omit(exportEntry, { id: true })
/** The id of an entry is the cursor that points to it. */
const asEntry = (item: Item): ExportEntry => ({ id: toCursor(String(item.sk)), ...stored.parse(item) })

export const createExportLog = (table: Table, newId: () => string) => ({
  begin: async (
    by: ExportEntry['by'],
    filter: ExportFilter,
    rows: number | null,
    now: Date,
  ): Promise<ExportEntry> => {
    const at = now.toISOString()
    const item = storedItem(exportKey(`${at}#${newId()}`), { at, by, ...filter, rows, sent: 0 })
    await table.transact([putNew(item)])
    return asEntry(item)
  },

  read: async (id: string): Promise<ExportEntry | null> => {
    const sortKey = fromCursor(id)
    const item = sortKey ? await table.get(exportKey(sortKey), { consistent: true }) : null
    return item && asEntry(item)
  },

  /** Adds to the number of cases that were sent. @throws NotFound */
  countSent: async (id: string, rows: number): Promise<void> => {
    try {
      await table.update({
        Key: { ...exportKey(fromCursor(id)) },
        UpdateExpression: 'ADD sent :rows',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':rows': rows },
        ReturnValues: 'NONE',
      })
    } catch (error) {
      throw error instanceof ConditionFailed ? new NotFound() : error
    }
  },

  /** Newest first. `after` is the id of the last entry seen. */
  page: async (after?: string): Promise<{ entries: ExportEntry[]; next: string | null }> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': exportsPartition },
      ScanIndexForward: false,
      Limit: entriesOnAPage,
      ...(after && fromCursor(after) && { ExclusiveStartKey: { ...exportKey(fromCursor(after)) } }),
    })
    const entries = items.map(asEntry)
    return { entries, next: entries.length === entriesOnAPage ? (entries.at(-1)?.id ?? null) : null }
  },
})
