/** Until when an organisation that asks by name is kept: it and its address have the same end. */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { checkerEmailKey, checkerKey } from '#functions/platform/table/keys/accounts.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import { checkerRecord, isStopped } from '#shared/accounts/records/checker.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { addDays } from '#shared/kit/format.ts'

/** Never earlier than before. @param end in seconds since 1970 */
export const laterEnd = (stored: Item | null, end: number): number => Math.max(Number(stored?.ttl ?? 0), end)

export const checkerEnds = ({ table }: Pick<AppContext, 'table'>) => ({
  /** The writes after which an organisation is kept until the end of a day at least; none where it was forgotten. @throws Conflict where it may not ask */
  putKeptUntil: async (
    { id, email }: { id: string; email: string },
    day: string,
    today: string,
  ): Promise<Write[]> => {
    const stored = await table.get(checkerKey(id), { consistent: true })
    if (stored && isStopped(checkerRecord.parse(stored), today))
      throw new Conflict('A registrar has stopped this organisation. Refuse what it asks')
    const ttl = laterEnd(stored, Date.parse(`${addDays(day, 1)}T00:00:00Z`) / 1000)
    if (!stored) return []
    return [checkerKey(id), checkerEmailKey(email)].map((key) =>
      update({
        Key: { ...key },
        UpdateExpression: 'SET #ttl = :ttl',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':ttl': ttl },
      }),
    )
  },
})
