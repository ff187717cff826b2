/** The history of an entry of the register, in the order of time. Append only. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { registrationChangeKey, registrationPartition } from '#functions/platform/table/keys/register.ts'
import { registrationChangePrefix } from '#functions/platform/table/partitions.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem, within } from '#functions/platform/table/write.ts'
import { type RegistrationChange, registrationChange } from '#shared/register/records/registration.ts'
import { lacksSecondPerson } from '#shared/register/rules/second-person.ts'

const changesOnAPage = 50

/** Who changes an entry and why; the time and the changes are added. */
export type ChangeOfEntry = Pick<RegistrationChange, 'event' | 'by'> &
  Partial<Pick<RegistrationChange, 'confirmed_by' | 'reason' | 'from' | 'request' | 'document'>>

/** The fields that are not the same, as they were and as they are. */
export const differenceOf = (before: Item, after: Item): Pick<RegistrationChange, 'before' | 'after'> => {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  const of = (item: Item) => Object.fromEntries(changed.map((field) => [field, item[field] ?? null]))
  return { before: of(before), after: of(after) }
}

/** Throws where the second person is missing: no use case can write alone what takes two. */
export const putRegistrationChange = (
  number: string,
  change: ChangeOfEntry & Pick<RegistrationChange, 'before' | 'after'>,
  now: Date,
  id: string,
): Write => {
  if (lacksSecondPerson(change.event, change.by, change.confirmed_by))
    throw new Error(`${change.event} needs another person who confirms it`)
  const at = now.toISOString()
  return putNew(storedItem(registrationChangeKey(number, at, id), { at, ...change }))
}

export const registrationHistory = ({ table }: AppContext) => ({
  /** Newest first. @param after the sort key of the last one seen */
  page: async (
    number: string,
    after?: string,
  ): Promise<{ changes: RegistrationChange[]; next: string | null }> => {
    const pk = registrationPartition(number)
    const start: Key | null = after?.startsWith(registrationChangePrefix) ? { pk, sk: after } : null
    const items = await table.query({
      ...within(pk, { beginning: registrationChangePrefix }),
      ScanIndexForward: false,
      Limit: changesOnAPage,
      ...(start && { ExclusiveStartKey: { ...start } }),
    })
    const next = items.length === changesOnAPage ? String(items.at(-1)?.sk) : null
    return { changes: items.map((item) => registrationChange.parse(item)), next }
  },
})
