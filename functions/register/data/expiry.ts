/** Entries of the register by the day on which they end, so that reminders and lists of a month need no Scan. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { expiryKey, expiryPartition } from '#functions/platform/table/keys/register.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

const expiryPlace = z.object({ number: z.string(), valid_until: z.string(), holder: z.nullable(z.string()) })
type ExpiryPlace = z.output<typeof expiryPlace>

/**
 * A removed entry has none, because nothing ends and nobody is reminded. An entry with a future removal date keeps
 * it, so that its holder is reminded until then; every reader checks the standing anyway.
 */
export const expiryPlaces = (registration: RegistrationRecord): (Item & Key)[] => {
  const { number, valid_until, holder, removed, updated_at } = registration
  const isRemoved = removed && removed.since <= dayInKarachi(new Date(updated_at))
  return isRemoved ? [] : [storedItem(expiryKey(valid_until, number), { number, valid_until, holder })]
}

export const expiries = ({ table }: AppContext) => ({
  /** The entries that end on these days of one month, by day; a page of `limit`, after the last one seen. */
  between: async (
    firstDay: string,
    lastDay: string,
    { limit, after }: { limit: number; after?: Pick<ExpiryPlace, 'number' | 'valid_until'> },
  ): Promise<ExpiryPlace[]> => {
    const pk = expiryPartition(firstDay.slice(0, 7))
    return table.list(expiryPlace, {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      // `$` sorts after the `#` that ends the day in the key
      ExpressionAttributeValues: { ':pk': pk, ':first': firstDay, ':last': `${lastDay}$` },
      Limit: limit,
      ...(after && { ExclusiveStartKey: { ...expiryKey(after.valid_until, after.number) } }),
    })
  },
})
