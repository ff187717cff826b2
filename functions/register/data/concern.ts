/** Concerns about places of practice: those that wait, and those that were ended, each for some time. */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { concernKey, endedConcernKey } from '#functions/platform/table/keys/register.ts'
import {
  concernsPartition,
  endedConcernPrefix,
  waitingConcernPrefix,
} from '#functions/platform/table/partitions.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, within } from '#functions/platform/table/write.ts'
import { type Concern, concern, type EndedConcern, endedConcern } from '#shared/register/records/concern.ts'

const aYearInSeconds = 365 * 24 * 60 * 60
const endedIsKeptInSeconds = 2 * aYearInSeconds
const waitingShown = 50
const endedShown = 25

const ttl = (from: string, seconds: number): number => Math.floor(Date.parse(from) / 1000) + seconds

export const concerns = ({ table }: AppContext) => ({
  /** The oldest that wait. */
  waiting: async (): Promise<Concern[]> => {
    const range = within(concernsPartition, { beginning: waitingConcernPrefix })
    return table.list(concern, { ...range, ConsistentRead: true, Limit: waitingShown })
  },

  /** Those that were ended last. */
  ended: async (): Promise<EndedConcern[]> => {
    const range = within(concernsPartition, { beginning: endedConcernPrefix })
    return table.list(endedConcern, { ...range, ScanIndexForward: false, Limit: endedShown })
  },

  read: (id: string): Promise<Concern | null> => table.read(concern, concernKey(id)),

  /** @param writes of the same transaction */
  add: (told: Concern, writes: Write[] = []): Promise<void> =>
    table.transact([
      putNew(storedItem(concernKey(told.id), { ...told, ttl: ttl(told.at, aYearInSeconds) })),
      ...writes,
    ]),

  /** @param writes of the same transaction. @returns false when somebody else was faster */
  end: (ended: EndedConcern, writes: Write[] = []): Promise<boolean> =>
    table.tryWrite([
      remove(concernKey(ended.id), { ConditionExpression: 'attribute_exists(pk)' }),
      putNew(
        storedItem(endedConcernKey(ended.ended_at, ended.id), {
          ...{ ...ended, ttl: ttl(ended.ended_at, endedIsKeptInSeconds) },
        }),
      ),
      ...writes,
    ]),
})
