/**
 * Waits between tries to sign in, whichever address they come from: some are free, then each must wait longer than the one
 * before. Waits count what was typed, so that they tell nothing about which e-mails are known.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { pseudonymOf } from '#functions/platform/services/pepper.ts'
import { limitKey } from '#functions/platform/table/keys/sign-in.ts'
import { type Table, wasMade } from '#functions/platform/table/table.ts'
import { TooMany } from '#shared/kit/errors.ts'

const minute = 60
const hour = 60 * minute

const freeTries = 10
const firstWait = 30
const longestWait = hour
/** After this many, further tries wait until the count is forgotten; a new password by a link opens at once. */
const mostTries = 100
const keptInSeconds = 7 * 24 * hour

const number = z._default(z.number(), 0)
/** The item; after a success it has no tries. */
const counted = z.object({ n: number, at: number, ttl: number })
type Counted = z.output<typeof counted>

/** How long the next try must wait after this many that were wrong, in seconds. */
export const waitAfter = (tries: number): number => {
  if (tries < freeTries) return 0
  return tries < mostTries ? Math.min(longestWait, firstWait * 2 ** (tries - freeTries)) : keptInSeconds
}

/** @param pseudonym turns what was typed into a keyed hash. */
export const createSignInWaits = (table: Table, pseudonym: (subject: string) => Promise<string>) => {
  const keyOf = async (subject: string) => limitKey('login-wait', await pseudonym(subject), 0)
  /** @returns whether the update was made */
  const update = async (input: Parameters<Table['update']>[0]): Promise<boolean> => {
    return wasMade(table.update({ ReturnValues: 'NONE', ...input }))
  }

  const read = async (subject: string, consistent: boolean) =>
    counted.parse((await table.get(await keyOf(subject), { consistent })) ?? {})
  const secondsLeft = ({ n, at }: Counted, seconds: number): number => at + waitAfter(n) - seconds

  const count = async (subject: string, now: Date): Promise<void> => {
    const Key = { ...(await keyOf(subject)) }
    const seconds = Math.floor(now.getTime() / 1000)
    const values = { ':now': seconds, ':ttl': seconds + keptInSeconds }
    const names = { '#at': 'at', '#ttl': 'ttl' }
    const isFree = await update({
      Key,
      UpdateExpression: 'ADD n :one SET #at = :now, #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(n) OR (n < :free AND #ttl > :now)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':one': 1, ':free': freeTries },
    })
    if (isFree) return

    const before = await read(subject, true)
    const left = secondsLeft(before, seconds)
    if (left > 0) throw new TooMany(left)
    const isFirst = await update({
      Key,
      UpdateExpression: 'SET n = :next, #at = :now, #ttl = :ttl',
      ConditionExpression: 'n = :n AND #at = :at',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ':next': before.ttl > seconds ? before.n + 1 : 1,
        ':n': before.n,
        ':at': before.at,
      },
    })
    if (!isFirst) await count(subject, now) // another try was faster: look at what it has left
  }

  return {
    /** Counts a try. Of many at once no more pass than may. @throws TooMany with the seconds to wait */
    count,

    /** Refuses early what `count` would refuse, for one read. @throws TooMany */
    requireNoWait: async (subject: string, now: Date): Promise<void> => {
      const left = secondsLeft(await read(subject, false), Math.floor(now.getTime() / 1000))
      if (left > 0) throw new TooMany(left)
    },

    /** Uncounts a try that was no guess. */
    giveBack: async (subject: string): Promise<void> => {
      await update({
        Key: { ...(await keyOf(subject)) },
        UpdateExpression: 'ADD n :back',
        ConditionExpression: 'n > :none',
        ExpressionAttributeValues: { ':back': -1, ':none': 0 },
      })
    },

    /** Forgets all tries: the person has signed in, or has a new password. */
    clear: async (subject: string): Promise<void> => {
      await update({
        Key: { ...(await keyOf(subject)) },
        UpdateExpression: 'REMOVE n, #at',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#at': 'at' },
      })
    },
  }
}

export const signInWaits = (context: AppContext) => createSignInWaits(context.table, pseudonymOf(context))
