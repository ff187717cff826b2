/** Who took which cases out of the portal. Written before anything leaves; of an entry only what has left grows. */
import * as z from 'zod/mini'
import { NotFound } from '#shared/errors.ts'
import { type ExportEntry, type ExportFilter, exportEntry } from '#shared/records/export.ts'
import { exportKey } from './keys.ts'
import { exportsPartition } from './partitions.ts'
import { putNew } from './record.ts'
import { ConditionFailed, type Item, type Table } from './table.ts'

const entriesOnAPage = 50

const stored = z.omit(exportEntry, { id: true })
const toId = (place: unknown): string => Buffer.from(String(place)).toString('base64url')
const placeOf = (id: string): string => Buffer.from(id, 'base64url').toString('utf8')
const asEntry = (item: Item): ExportEntry => ({ id: toId(item.sk), ...stored.parse(item) })

export const createExportLog = (table: Table, newId: () => string) => ({
  begin: async (
    by: ExportEntry['by'],
    filter: ExportFilter,
    rows: number,
    now: Date,
  ): Promise<ExportEntry> => {
    const at = now.toISOString()
    const item = { ...exportKey(`${at}#${newId()}`), _v: 1, at, by, ...filter, rows, sent: 0 }
    await table.transact((name) => [putNew(item)(name)])
    return asEntry(item)
  },

  read: async (id: string): Promise<ExportEntry | null> => {
    const place = placeOf(id)
    const item = place ? await table.get(exportKey(place), { consistent: true }) : null
    return item && asEntry(item)
  },

  /** Notes that so many cases leave now. @throws NotFound */
  countSent: async (id: string, rows: number): Promise<void> => {
    try {
      await table.update({
        Key: { ...exportKey(placeOf(id)) },
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
      ...(after && placeOf(after) && { ExclusiveStartKey: { ...exportKey(placeOf(after)) } }),
    })
    const entries = items.map(asEntry)
    return { entries, next: entries.length === entriesOnAPage ? (entries.at(-1)?.id ?? null) : null }
  },
})
