/**
 * Organisations that ask the register by name. The link in an e-mail opens a session and confirms the address; who has not come
 * back for two years is forgotten, but not before its last day of watching. Sessions are short and end by the clock alone.
 * That an address may ask no more stands with the address, so that closing and coming back changes nothing.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  checkerEmailKey,
  checkerKey,
  checkerSessionKey,
  emailLinkKey,
} from '#functions/platform/table/keys/accounts.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { endOfCore } from '#functions/platform/table/partitions.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed, type Write, wasMade } from '#functions/platform/table/table.ts'
import { put, remove, storedItem, update, within } from '#functions/platform/table/write.ts'
import { type CheckerRecord, checkerRecord, isStopped } from '#shared/accounts/records/checker.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { laterEnd } from './checker-end.ts'
import type { EmailLink } from './email-link.ts'

export const checkerSessionInSeconds = 2 * 60 * 60
const keptInSeconds = 2 * 365 * 24 * 60 * 60

export const storedChecker = z.extend(checkerRecord, { ttl: z.number() })
export const storedCheckerSession = z.object({ ttl: z.number() })

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Of a record that is there. */
const setStopped = (key: Key, ttl: number, at: string): Write =>
  update({
    Key: { ...key },
    UpdateExpression: 'SET stopped_at = :at, #ttl = :ttl',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':at': at, ':ttl': ttl },
  })

/** @throws Conflict where a registrar has stopped it */
export const requireNotStopped = (checker: CheckerRecord, today: string): void => {
  if (isStopped(checker, today))
    throw new Conflict('The council takes no questions of your organisation at present. Write to the council')
}

export const checkers = ({ table, newId }: AppContext) => {
  const read = (id: string): Promise<CheckerRecord | null> => table.read(checkerRecord, checkerKey(id))

  /** Of two links for a new address that are opened at once, the second finds whom the first has made. */
  const openOnce = async (
    { email, user_id }: EmailLink,
    linkHash: string,
    sessionHash: string,
    now: Date,
  ) => {
    const taken = await table.get(checkerEmailKey(email), { consistent: true })
    const id = taken ? String(taken.checker) : user_id
    const ttl = laterEnd(taken, seconds(now) + keptInSeconds)
    const stopped_at = taken?.stopped_at
    await table.transact([
      remove(emailLinkKey(linkHash), { ConditionExpression: 'attribute_exists(pk)' }),
      put(storedItem(checkerEmailKey(email), { checker: id, ttl, ...(stopped_at ? { stopped_at } : {}) }), {
        ConditionExpression: `${taken ? 'checker = :id' : 'attribute_not_exists(pk)'}${stopped_at ? '' : ' AND attribute_not_exists(stopped_at)'}`,
        ...(taken && { ExpressionAttributeValues: { ':id': id } }),
      }),
      update({
        Key: { ...checkerKey(id) },
        UpdateExpression:
          'SET #v = :v, id = :id, email = :email, organisation = if_not_exists(organisation, :none), created_at = if_not_exists(created_at, :now), #ttl = :ttl' +
          (stopped_at ? ', stopped_at = :stopped' : ''),
        ExpressionAttributeNames: { '#v': '_v', '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ...{ ':v': storedItem(checkerKey(id), {})._v, ':id': id, ':email': email, ':none': null },
          ...{ ':now': now.toISOString(), ':ttl': ttl },
          ...(stopped_at ? { ':stopped': stopped_at } : {}),
        },
      }),
      put(storedItem(checkerSessionKey(id, sessionHash), { ttl: seconds(now) + checkerSessionInSeconds })),
    ])
    return read(id)
  }

  return {
    read,

    /** Whether a link to this address was opened before. */
    isKnown: async (email: string): Promise<boolean> => (await table.get(checkerEmailKey(email))) !== null,

    /** Uses the link up, and begins a session. @param hashes of both tokens. @returns null where the link was used before */
    open: async (
      link: EmailLink,
      hashes: { link: string; session: string },
      now: Date,
    ): Promise<CheckerRecord | null> => {
      const wasUsed = (error: unknown) => error instanceof ConditionFailed && error.indexes.includes(0)
      const overtaken = (error: unknown) => error instanceof ConditionFailed && !wasUsed(error)
      try {
        return await retry({ tries: 5, when: overtaken }, () =>
          openOnce(link, hashes.link, hashes.session, now),
        )
      } catch (error) {
        if (wasUsed(error)) return null
        throw error
      }
    },

    /** Whose session it is, by one Query. */
    ofSession: async (id: string, hash: string, now: Date): Promise<CheckerRecord | null> => {
      const { pk, sk } = checkerKey(id)
      const items = await table.query({ ...within(pk, { before: endOfCore }), ConsistentRead: true })
      const session = items.find((item) => item.sk === checkerSessionKey(id, hash).sk)
      const account = items.find((item) => item.sk === sk)
      return account && Number(session?.ttl) > seconds(now) ? checkerRecord.parse(account) : null
    },

    /** @returns false where it was closed meanwhile */
    name: (id: string, organisation: string): Promise<boolean> =>
      wasMade(
        table.update({
          Key: { ...checkerKey(id) },
          UpdateExpression: 'SET organisation = :organisation',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':organisation': organisation },
        }),
      ),

    endSession: (id: string, hash: string): Promise<void> =>
      table.transact([remove(checkerSessionKey(id, hash))]),

    /** Without the record no session counts. An address that may ask no more is kept as such. */
    close: async ({ id, email }: CheckerRecord): Promise<void> => {
      const forget = remove(checkerEmailKey(email), {
        ConditionExpression: 'attribute_not_exists(stopped_at)',
      })
      await table.transact([remove(checkerKey(id)), forget]).catch((error) => {
        if (!(error instanceof ConditionFailed)) throw error
        return table.transact([remove(checkerKey(id))])
      })
    },

    /** The writes after which an address asks no more, whether its organisation is there or was forgotten. */
    putStop: async (email: string, now: Date): Promise<Write[]> => {
      const taken = await table.get(checkerEmailKey(email), { consistent: true })
      const id = taken ? String(taken.checker) : newId()
      const ttl = laterEnd(taken, seconds(now) + keptInSeconds)
      const stopped_at = now.toISOString()
      return [
        put(storedItem(checkerEmailKey(email), { checker: id, ttl, stopped_at }), {
          ConditionExpression: taken ? 'checker = :id' : 'attribute_not_exists(pk)',
          ...(taken && { ExpressionAttributeValues: { ':id': id } }),
        }),
        ...((await read(id)) ? [setStopped(checkerKey(id), ttl, stopped_at)] : []),
      ]
    },
  }
}
