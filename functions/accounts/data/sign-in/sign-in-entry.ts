/** The trail of tries to sign in: one entry for each, and one a quarter of an hour for those that had to wait. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { pseudonymOf } from '#functions/platform/services/pepper.ts'
import { type PersonKind, personPartition } from '#functions/platform/table/keys/key.ts'
import { signInKey } from '#functions/platform/table/keys/sign-in.ts'
import { signInPrefix } from '#functions/platform/table/partitions.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { storedItem, within } from '#functions/platform/table/write.ts'
import { type SignInOutcome, signInFactors, signInOutcomes } from '#shared/accounts/records/sign-ins.ts'

const minute = 60
const day = 24 * 60 * minute
const keptInSeconds = 180 * day
/** Written for an unknown e-mail address, so that the same calls are made. */
const voidKeptInSeconds = 60 * minute
const quarterOfAnHour = 15 * minute
/** All of a day, in which every open session began. */
const mostRead = 100

const signInEntry = z.object({
  at: z.string(),
  outcome: z.enum(signInOutcomes),
  factor: z.optional(z.enum(signInFactors)),
  browser: z.optional(z.string()),
  /** The session that began, and the hash of the marker of its browser. */
  sid: z.optional(z.string()),
  device: z.optional(z.string()),
  /** How many tries had to wait. */
  tries: z.optional(z.number()),
})
type SignInEntry = z.output<typeof signInEntry>

/** The origin of a try. */
interface SignInOrigin {
  address: string
  /** As returned by `browserName`. */
  browser?: string | undefined
}

/** @param pseudonym turns an address into a keyed hash. */
const createSignIns = (
  table: Table,
  newId: () => string,
  pseudonym: (subject: string) => Promise<string>,
) => {
  const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)
  const ttlOf = (personId: string | null, now: Date): number =>
    seconds(now) + (personId === null ? voidKeptInSeconds : keptInSeconds)

  return {
    /** @param personId null for an e-mail that nobody has. */
    note: async (
      kind: PersonKind,
      personId: string | null,
      what: Pick<SignInEntry, 'outcome' | 'factor' | 'sid' | 'device'>,
      { address, browser }: SignInOrigin,
      now: Date,
    ): Promise<void> => {
      const at = now.toISOString()
      const entry = { at, ...what, browser, address: await pseudonym(address) }
      const key = signInKey(kind, personId ?? newId(), at, newId())
      await table.put(storedItem(key, { ...entry, ttl: ttlOf(personId, now) }))
    },

    /** Counts a try that had to wait; many of them make few entries. */
    noteWaiting: async (
      kind: PersonKind,
      personId: string | null,
      { address }: SignInOrigin,
      now: Date,
    ): Promise<void> => {
      const begun = Math.floor(seconds(now) / quarterOfAnHour) * quarterOfAnHour
      const outcome: SignInOutcome = 'waited'
      const time = new Date(begun * 1000).toISOString()
      await table.update({
        Key: { ...signInKey(kind, personId ?? newId(), time, outcome) },
        UpdateExpression:
          'ADD tries :one SET #v = :v, #at = :at, outcome = :outcome, address = :address, #ttl = :ttl',
        ConditionExpression: 'attribute_not_exists(pk) OR outcome = :outcome',
        ExpressionAttributeNames: { '#v': '_v', '#at': 'at', '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ...{ ':one': 1, ':v': 1, ':at': now.toISOString(), ':outcome': outcome },
          ...{ ':address': await pseudonym(address), ':ttl': ttlOf(personId, now) },
        },
        ReturnValues: 'NONE',
      })
    },

    /** The last ones, newest first. */
    newest: async (kind: PersonKind, personId: string, now: Date): Promise<SignInEntry[]> => {
      const items = await table.query({
        ...within(personPartition(kind, personId), { beginning: signInPrefix }),
        ScanIndexForward: false,
        Limit: mostRead,
      })
      // Those that waited have the key of their quarter of an hour, and the time of the last of them.
      return items
        .filter(({ ttl }) => Number(ttl) > seconds(now))
        .map((item) => signInEntry.parse(item))
        .sort((a, b) => (a.at < b.at ? 1 : -1))
    },
  }
}

export const signIns = (context: AppContext) =>
  createSignIns(context.table, context.newId, pseudonymOf(context))
