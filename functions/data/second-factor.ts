/** What staff sign in with beside their password: the sealed secret of an app, and hashes of recovery codes. */
import * as z from 'zod/mini'
import { type EventEntry, eventItem } from './event.ts'
import { secondFactorKey } from './keys.ts'
import { type Attempt, nextVersion, putNew } from './record.ts'
import type { Item, Table, TransactItem } from './table.ts'

export const secondFactor = z.object({
  version: z.number(),
  /** The app's secret, encrypted (gateways/one-time-passwords.ts); absent until an app was confirmed. */
  sealed: z.optional(z.string()),
  /** When that was. */
  since: z.optional(z.string()),
  /** The time step of the newest code that was used: it and all before it are used up. */
  last_step: z.optional(z.number()),
  /** A secret that waits for its confirmation, until then (ISO, UTC). */
  pending: z.optional(z.object({ sealed: z.string(), until: z.string() })),
  /** Keyed hashes of those that are left. */
  recovery_hashes: z._default(z.array(z.string()), []),
})
export type SecondFactor = z.output<typeof secondFactor>

/** Whether an app counts. */
export const hasCodes = (it: SecondFactor | null): it is SecondFactor & { sealed: string; since: string } =>
  it?.sealed !== undefined

/** The write that brings the item to its next version, the first one included. */
export const nextSecondFactor = (
  staffId: string,
  before: SecondFactor | null,
  fields: Partial<SecondFactor>,
  attempt: Attempt,
): ((table: string) => TransactItem) => {
  if (!before) return putNew({ ...secondFactorKey(staffId), _v: 1, version: 1, ...fields } as Item & never)
  const update = nextVersion(secondFactorKey(staffId), before.version, fields, attempt)
  return (TableName) => ({ Update: { TableName, ...update } })
}

/** The write that takes it away whole. */
export const withoutSecondFactor =
  (staffId: string) =>
  (TableName: string): TransactItem => ({ Delete: { TableName, Key: { ...secondFactorKey(staffId) } } })

export const createSecondFactors = (table: Table, newId: () => string) => ({
  read: async (staffId: string): Promise<SecondFactor | null> => {
    const item = await table.get(secondFactorKey(staffId), { consistent: true })
    return item && secondFactor.parse(item)
  },

  /** @throws ConditionFailed when it changed since it was read: a code that two send at once is used by one. */
  change: (
    staffId: string,
    before: SecondFactor | null,
    fields: Partial<SecondFactor>,
    attempt: Attempt,
    event: EventEntry | null = null,
  ): Promise<void> =>
    table.transact((name) => [
      nextSecondFactor(staffId, before, fields, attempt)(name),
      ...(event ? [putNew(eventItem(staffId, event, attempt.now, newId(), 'staff'))(name)] : []),
    ]),
})
