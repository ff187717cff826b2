/** Requests of people whose CNIC another account has: removed when they are decided, and after 90 days. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { cnicRequestKey } from '#functions/platform/table/keys/staff.ts'
import { cnicRequestsPartition } from '#functions/platform/table/partitions.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, within } from '#functions/platform/table/write.ts'
import { waitingCnicRequest } from '#shared/staff/records/cnic-request.ts'

const keptInSeconds = 90 * 24 * 60 * 60
const shown = 50

export const storedCnicRequest = z.omit(waitingCnicRequest, {
  ...{ account: true, obstacle: true, proposed_by: true },
})
export type StoredCnicRequest = z.output<typeof storedCnicRequest>

export const cnicRequests = ({ table }: AppContext) => ({
  /** The oldest that wait. */
  waiting: (): Promise<StoredCnicRequest[]> =>
    table.list(storedCnicRequest, {
      ...within(cnicRequestsPartition),
      ConsistentRead: true,
      Limit: shown,
    }),

  read: (id: string): Promise<StoredCnicRequest | null> => table.read(storedCnicRequest, cnicRequestKey(id)),

  add: (request: StoredCnicRequest): Promise<void> => {
    const ttl = Math.floor(Date.parse(request.at) / 1000) + keptInSeconds
    return table.transact([putNew(storedItem(cnicRequestKey(request.id), { ...request, ttl }))])
  },

  /** Made with what was decided; refused where somebody else was faster. */
  writeToEnd: ({ id }: StoredCnicRequest): Write =>
    remove(cnicRequestKey(id), { ConditionExpression: 'attribute_exists(pk)' }),

  write: (writes: Write[]): Promise<void> => table.transact(writes),
})
