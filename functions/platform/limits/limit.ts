/** Rate limits, counted before the work that they guard (docs/security.md#limits). Counting is one conditional update. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { pseudonymOf } from '#functions/platform/services/pepper.ts'
import { TooMany } from '#shared/kit/errors.ts'
import { limitKey } from '../table/keys/sign-in.ts'
import { ConditionFailed, type Table, wasMade } from '../table/table.ts'

export interface Limit {
  scope: string
  most: number
  windowInSeconds: number
}

/** @param pseudonym turns an address or e-mail into a keyed hash, so that the table holds neither. */
export const createLimits = (table: Table, pseudonym: (subject: string) => Promise<string>) => {
  const windowOf = async (limit: Limit, subject: string, now: Date) => {
    const seconds = Math.floor(now.getTime() / 1000)
    const window = Math.floor(seconds / limit.windowInSeconds)
    const ends = (window + 1) * limit.windowInSeconds
    return { key: limitKey(limit.scope, await pseudonym(subject), window), ends, left: ends - seconds }
  }

  return {
    /** Counts tries, one where it is not said how many: all or none. @throws TooMany with the seconds until the window ends. */
    count: async (limit: Limit, subject: string, now: Date, tries = 1): Promise<void> => {
      if (tries > limit.most) throw new TooMany(limit.windowInSeconds)
      const { key, ends, left } = await windowOf(limit, subject, now)
      if (
        !(await wasMade(
          table.update({
            Key: { ...key },
            UpdateExpression: 'ADD n :tries SET #ttl = :ttl',
            ConditionExpression: 'attribute_not_exists(n) OR n <= :room',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: { ':tries': tries, ':room': limit.most - tries, ':ttl': ends },
            ReturnValues: 'NONE',
          }),
        ))
      )
        throw new TooMany(left)
    },

    /**
     * Counts what turned out to be wrong, before it is told; where there is no room for all of it, what there is is used up.
     * @returns whether it may be told. Once the room is used up, nothing may, so that a right answer is not told apart.
     */
    use: async (limit: Limit, subject: string, now: Date, wrong: number): Promise<boolean> => {
      const { key, ends } = await windowOf(limit, subject, now)
      try {
        const { n } = await table.update({
          Key: { ...key },
          UpdateExpression: 'ADD n :wrong SET #ttl = :ttl',
          ConditionExpression: 'attribute_not_exists(n) OR n < :most',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':wrong': wrong, ':most': limit.most, ':ttl': ends },
        })
        return Number(n) <= limit.most
      } catch (error) {
        if (error instanceof ConditionFailed) return false
        throw error
      }
    },

    /** Uncounts tries, one where it is not said how many: a success does not count, because many phones share an address. */
    refund: async (limit: Limit, subject: string, now: Date, tries = 1): Promise<void> => {
      const { key } = await windowOf(limit, subject, now)
      await table
        .update({
          Key: { ...key },
          UpdateExpression: 'ADD n :back',
          ConditionExpression: 'n >= :tries',
          ExpressionAttributeValues: { ':back': -tries, ':tries': tries },
          ReturnValues: 'NONE',
        })
        .catch((error) => {
          if (!(error instanceof ConditionFailed)) throw error
        })
    },
  }
}

export const limits = (context: AppContext) => createLimits(context.table, pseudonymOf(context))
