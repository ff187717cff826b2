/**
 * The log of exports. An entry is written before its first page is sent; only the number of sent cases changes later.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { exportKey, exportOfSubjectKey } from '#functions/platform/table/keys/staff.ts'
import { exportsPartition } from '#functions/platform/table/partitions.ts'
import { type Item, type Write, wasMade } from '#functions/platform/table/table.ts'
import { put, putNew, storedItem, update, within } from '#functions/platform/table/write.ts'
import { type ExportEntry, type ExportFilter, exportEntry } from '#shared/cases/records/export.ts'
import { NotFound } from '#shared/kit/errors.ts'

const entriesOnAPage = 50

const stored = z.omit(exportEntry, { id: true })
/** The id of an entry is the cursor that points to it. */
type NewEntry = Item & Key
const asEntry = (item: Item): ExportEntry => ({ id: toCursor(String(item.sk)), ...stored.parse(item) })

export const exportLog = ({ table, newId }: AppContext) => ({
  /** @param subject of the proposal that it waits for; absent where it waits for none */
  newEntry: (
    by: ExportEntry['by'],
    filter: ExportFilter | { list: 'register' },
    rows: number | null,
    now: Date,
    subject?: string,
  ) => {
    const at = now.toISOString()
    const state = subject ? 'waiting' : 'open'
    const entry = { at, by, ...filter, rows, sent: 0, state, ...(subject && { subject }) }
    return storedItem(exportKey(`${at}#${newId()}`), entry)
  },

  /** Records an export that waits for nobody. */
  begin: async (entry: NewEntry): Promise<ExportEntry> => {
    await table.transact([putNew(entry)])
    return asEntry(entry)
  },

  /** The writes of an export that waits: a separate pointer finds the newest of its subject. */
  writesOf: (entry: NewEntry): Write[] => [
    putNew(entry),
    put(storedItem(exportOfSubjectKey(String(entry.subject)), { entry: entry.sk })),
  ],

  /** The newest large export of this person and filter. */
  newestOf: async (subject: string): Promise<ExportEntry | null> => {
    const pointer = await table.get(exportOfSubjectKey(subject), { consistent: true })
    const item = pointer && (await table.get(exportKey(String(pointer.entry)), { consistent: true }))
    return item && asEntry(item)
  },

  /** The write by which a large export is settled, once. */
  settle: (
    sortKey: string,
    state: 'confirmed' | 'refused' | 'withdrawn',
    settled: NonNullable<ExportEntry['settled']>,
  ): Write =>
    update({
      Key: { ...exportKey(sortKey) },
      UpdateExpression: 'SET #state = :state, settled = :settled',
      ConditionExpression: '#state = :waiting',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state, ':settled': settled, ':waiting': 'waiting' },
    }),

  read: async (id: string): Promise<ExportEntry | null> => {
    const sortKey = fromCursor(id)
    const item = sortKey ? await table.get(exportKey(sortKey), { consistent: true }) : null
    return item && asEntry(item)
  },

  /** Adds to the number of cases that were sent. @throws NotFound */
  countSent: async (id: string, rows: number): Promise<void> => {
    if (
      !(await wasMade(
        table.update({
          Key: { ...exportKey(fromCursor(id)) },
          UpdateExpression: 'ADD sent :rows',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':rows': rows },
          ReturnValues: 'NONE',
        }),
      ))
    )
      throw new NotFound()
  },

  /** Newest first. `after` is the id of the last entry seen. */
  page: async (after?: string): Promise<{ entries: ExportEntry[]; next: string | null }> => {
    const items = await table.query({
      ...within(exportsPartition),
      ScanIndexForward: false,
      Limit: entriesOnAPage,
      ...(after && fromCursor(after) && { ExclusiveStartKey: { ...exportKey(fromCursor(after)) } }),
    })
    const entries = items.map(asEntry)
    return { entries, next: entries.length === entriesOnAPage ? (entries.at(-1)?.id ?? null) : null }
  },
})

/** Counted from its beginning, or from its confirmation, because a person who waits for that comes back later. */
const openInMs = { open: 60 * 60 * 1000, confirmed: 24 * 60 * 60 * 1000 }

/** Whether its cases can be read now. */
export const isOpenExport = ({ at, state, settled }: ExportEntry, now: Date): boolean => {
  if (state !== 'open' && state !== 'confirmed') return false
  return Date.parse(settled?.at ?? at) + openInMs[state] > now.getTime()
}
