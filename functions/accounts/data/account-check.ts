/**
 * The list that tells the daily clean-up which accounts without a submission to look at, and on which day. An entry also has the
 * last day on which the account is known to have been used. There is a list because the service never scans the table.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { accountCheckKey } from '#functions/platform/table/keys/accounts.ts'
import { accountChecksPartition } from '#functions/platform/table/partitions.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { put, putNew, remove, storedItem } from '#functions/platform/table/write.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'

/** The longest time until the next look: a shorter period that is set meanwhile then counts soon, and records of sign-ins are kept longer than this. */
const daysBetweenChecks = 30

export interface AccountCheck {
  user_id: string
  /** The day on which it is looked at. */
  day: string
  /** The last day on which the account is known to have been used. */
  used_on: string
}

export const accountCheckItem = (check: AccountCheck) =>
  storedItem(accountCheckKey(check.day, check.user_id), check)

/** The first entry of an account, for the transaction that makes it. */
export const newAccountCheck = (userId: string, now: Date, days = daysBetweenChecks): Write => {
  const used_on = dayInKarachi(now)
  return putNew(accountCheckItem({ user_id: userId, day: addDays(used_on, days), used_on }))
}

export const accountChecks = ({ table }: AppContext) => ({
  /** Those of the day and before, oldest first. @param after one that was read before */
  due: async (today: string, limit: number, after?: AccountCheck): Promise<AccountCheck[]> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :today',
      ExpressionAttributeValues: {
        ':pk': accountChecksPartition,
        ':after': after ? `${accountCheckKey(after.day, after.user_id).sk}~` : '0',
        ':today': `${today}~`,
      },
      Limit: limit,
      ConsistentRead: true,
    })
    return items.map(({ user_id, day, used_on }) => ({
      ...{ user_id: String(user_id), day: String(day), used_on: String(used_on) },
    }))
  },

  /** Looks at the account again on the wanted day if that is to come, and at the latest after 30 days. */
  move: async (before: AccountCheck, usedOn: string, wanted: string, today: string): Promise<void> => {
    const latest = addDays(today, daysBetweenChecks)
    const day = wanted > today && wanted < latest ? wanted : latest
    await table.transact([
      put(accountCheckItem({ user_id: before.user_id, day, used_on: usedOn })),
      remove(accountCheckKey(before.day, before.user_id)),
    ])
  },

  settle: ({ day, user_id }: AccountCheck): Promise<void> =>
    table.transact([remove(accountCheckKey(day, user_id))]),
})
