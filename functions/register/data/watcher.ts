/**
 * Organisations that watch numbers of the register. What each was told last stands with the entry, so that a change of an entry costs
 * what its watchers cost, and nothing where it has none.
 *
 * A change is one transaction: what was told of the number, on condition that it is as it was read, and the next number of the
 * organisation. So of many that notice it, each change is written once, and its numbers have no gap.
 */
import * as z from 'zod/mini'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import { putPaced } from '#functions/platform/outbox/paced-emails.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  registrationPartition,
  watchedChangeKey,
  watchedKey,
  watcherKey,
  watchListKey,
} from '#functions/platform/table/keys/register.ts'
import { watchedPrefix, watcherPrefix, watchersPartition } from '#functions/platform/table/partitions.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import { type Item, type Write, wasMade } from '#functions/platform/table/table.ts'
import {
  check,
  ifAbsent,
  put,
  putNew,
  remove,
  storedItem,
  update,
  within,
} from '#functions/platform/table/write.ts'
import {
  type WatchedChange,
  type WatcherRecord,
  watchedChange,
  watchedFacts,
  watcherRecord,
} from '#shared/register/records/watcher.ts'

/** Long after every e-mail, and for a program that was out of order. */
const changesKeptInSeconds = 90 * 24 * 60 * 60
const changesOnAPage = 100
const endedIsKeptInSeconds = 2 * 365 * 24 * 60 * 60
/** Nobody has decided by then: it asks again. */
const askedIsKeptInSeconds = 90 * 24 * 60 * 60
/** Of 100 that DynamoDB takes, one is the condition. */
const numbersAtATime = 99

/** What an organisation was told last of a number, and by which version of its entry. */
export const watched = z.object({
  watcher: z.string(),
  number: z.string(),
  /** The first moment of the entry: a number may be taken anew. Empty while there is none. */
  life: z.string(),
  version: z.number(),
  facts: watchedFacts,
  /** The number of the change by which it was told; 0 when it was listed. */
  change: z.number(),
})
export type Watched = z.output<typeof watched>

export const watchList = z.object({
  numbers: z.array(z.string()),
  /** They were on the list before, and may still be noted with their entries. */
  left: z.array(z.string()),
  version: z.number(),
})
type WatchList = z.output<typeof watchList>

const endOfAsking = ({ asked }: WatcherRecord): number =>
  Math.floor(Date.parse(asked.at) / 1000) + askedIsKeptInSeconds

const ifLetIn = {
  ConditionExpression: 'attribute_exists(pk) AND ended = :none AND terms <> :none',
  ExpressionAttributeValues: { ':none': null },
}

const setListed = (
  id: string,
  listed: number,
  condition: { ConditionExpression: string; ExpressionAttributeValues?: Item } = {
    ConditionExpression: 'attribute_exists(pk)',
  },
): Write =>
  update({
    Key: { ...watcherKey(id) },
    UpdateExpression: 'SET listed = :listed',
    ConditionExpression: condition.ConditionExpression,
    ExpressionAttributeValues: { ...condition.ExpressionAttributeValues, ':listed': listed },
  })

/** Each field as it is, where there is one. */
const putUnlessThere = ({ number, ...fields }: Watched): Write => {
  const names = Object.keys({ number, ...fields })
  return update({
    Key: { ...watchedKey(number, fields.watcher) },
    UpdateExpression: `SET ${names.map((name) => `#${name} = if_not_exists(#${name}, :${name})`)}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries({ number, ...fields }).map(([name, value]) => [`:${name}`, value]),
    ),
  })
}

export const watchers = ({ table }: AppContext) => {
  const read = async (id: string): Promise<WatcherRecord | null> => {
    const item = await table.get(watcherKey(id), { consistent: true })
    return item && watcherRecord.parse(item)
  }
  const list = async (id: string): Promise<WatchList> => {
    const item = await table.get(watchListKey(id), { consistent: true })
    return item ? watchList.parse(item) : { numbers: [], left: [], version: 0 }
  }
  const inParts = async (writes: readonly Write[], condition: Write[]) => {
    for (let at = 0; at < writes.length; at += numbersAtATime)
      await table.transact([...condition, ...writes.slice(at, at + numbersAtATime)])
  }

  const stop = (id: string, numbers: readonly string[]) =>
    inParts(
      numbers.map((number) => remove(watchedKey(number, id))),
      [],
    )

  return {
    read,
    list,

    /** All, whatever became of them: there are some hundred at most. */
    all: async (): Promise<WatcherRecord[]> =>
      (await table.query(within(watchersPartition))).map((item) => watcherRecord.parse(item)),

    /** @param before what it was, refused or ended, in whose place this stands. @returns false where it has applied already */
    apply: (watcher: WatcherRecord, before: WatcherRecord | null): Promise<boolean> =>
      wasMade(
        table.transact([
          put(
            storedItem(watcherKey(watcher.id), { ...watcher, ttl: endOfAsking(watcher) }),
            before
              ? {
                  ConditionExpression: '#version = :version',
                  ExpressionAttributeNames: { '#version': 'version' },
                  ExpressionAttributeValues: { ':version': before.version },
                }
              : ifAbsent,
          ),
        ]),
      ),

    /** Refused where it was decided about in the meantime. */
    letIn: ({ id, version }: WatcherRecord, terms: WatcherRecord['terms'], attempt: Attempt): Write =>
      update(nextVersion(watcherKey(id), version, { terms, ttl: undefined }, attempt)),

    /** With an e-mail that says so. @returns false where it was decided about in the meantime */
    end: (
      { id, version }: WatcherRecord,
      ended: NonNullable<WatcherRecord['ended']>,
      email: NewEmail,
      attempt: Attempt,
    ): Promise<boolean> => {
      const ttl = Math.floor(attempt.now.getTime() / 1000) + endedIsKeptInSeconds
      const write = update(nextVersion(watcherKey(id), version, { ended, key: null, ttl }, attempt))
      return wasMade(table.transact([write, putEmail(email, attempt.now)]))
    },

    /** Everything that an organisation has that was ended, but for the changes, which go by themselves. */
    forget: async (id: string): Promise<void> => {
      const { numbers, left } = await list(id)
      await stop(id, [...numbers, ...left])
      await table.transact([remove(watchListKey(id)), setListed(id, 0)])
    },

    /** Of an organisation that has closed, once the rest is forgotten. */
    remove: (id: string): Promise<void> => table.transact([remove(watcherKey(id))]),

    /** @returns false where it may not watch any more */
    setKey: (id: string, key: WatcherRecord['key']): Promise<boolean> =>
      wasMade(
        table.update({
          Key: { ...watcherKey(id) },
          UpdateExpression: 'SET #key = :key',
          ConditionExpression: ifLetIn.ConditionExpression,
          ExpressionAttributeNames: { '#key': 'key' },
          ExpressionAttributeValues: { ...ifLetIn.ExpressionAttributeValues, ':key': key },
        }),
      ),

    /** @returns the organisations that were told of a number, with what */
    of: async (number: string): Promise<Watched[]> => {
      const range = within(registrationPartition(number), { beginning: watchedPrefix })
      return (await table.query({ ...range, ConsistentRead: true })).map((item) => watched.parse(item))
    },
    watched: async (number: string, id: string): Promise<Watched | null> => {
      const item = await table.get(watchedKey(number, id), { consistent: true })
      return item && watched.parse(item)
    },
    /** From now on changes of these are told. What was told already stays as it is. */
    begin: (id: string, first: readonly Watched[]): Promise<void> =>
      inParts(first.map(putUnlessThere), [check({ Key: { ...watcherKey(id) }, ...ifLetIn })]),
    stop,
    /** @throws ConditionFailed where the list was changed since it was read, or the organisation may not watch any more */
    saveList: (id: string, { numbers, left, version }: WatchList): Promise<void> =>
      table.transact([
        put(storedItem(watchListKey(id), { numbers, left, version: version + 1 }), {
          ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : '#version = :version',
          ...(version > 0 && {
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': version },
          }),
        }),
        setListed(id, numbers.length, ifLetIn),
      ]),

    /** @returns false where another was faster: for the number, or for the organisation */
    tell: (
      { id, last }: WatcherRecord,
      { before, after, change, urgent }: Telling,
      now: Date,
    ): Promise<boolean> =>
      wasMade(
        table.transact([
          update({
            Key: { ...watchedKey(after.number, id) },
            UpdateExpression: 'SET facts = :facts, life = :life, #version = :version, #change = :change',
            ConditionExpression: '#change = :before',
            ExpressionAttributeNames: { '#version': 'version', '#change': 'change' },
            ExpressionAttributeValues: {
              ...{ ':facts': after.facts, ':life': after.life, ':version': after.version },
              ...{ ':change': last + 1, ':before': before.change },
            },
          }),
          update({
            Key: { ...watcherKey(id) },
            UpdateExpression: `SET #last = :next${urgent ? ', urgent = :next' : ''}`,
            ConditionExpression: '#last = :last',
            ExpressionAttributeNames: { '#last': 'last' },
            ExpressionAttributeValues: { ':last': last, ':next': last + 1 },
          }),
          putNew(
            storedItem(watchedChangeKey(id, last + 1), {
              ...{ ...change, id: last + 1, at: now.toISOString() },
              ttl: Math.floor(now.getTime() / 1000) + changesKeptInSeconds,
            }),
          ),
        ]),
      ),

    /** The next ones in their order, from the one after `after` on. */
    changes: async (id: string, after: number, limit = changesOnAPage): Promise<WatchedChange[]> => {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :end',
        ExpressionAttributeValues: {
          ':pk': `${watcherPrefix}${id}`,
          ':from': watchedChangeKey(id, after + 1).sk,
          ':end': 'CHANGE#~',
        },
        ...{ Limit: limit, ConsistentRead: true },
      })
      return items.map((item) => watchedChange.parse(item))
    },

    lookedAt: ({ id }: WatcherRecord, day: string): Promise<boolean> =>
      wasMade(
        table.update({
          ...{ Key: { ...watcherKey(id) }, UpdateExpression: 'SET looked_on = :day' },
          ...{ ConditionExpression: 'attribute_exists(pk)', ExpressionAttributeValues: { ':day': day } },
        }),
      ),

    /** An e-mail tells of all changes that none has told of. @returns false where another was faster */
    mail: (
      { id, last, mailed }: WatcherRecord,
      email: Pick<NewEmail, 'id' | 'kind'>,
      now: Date,
    ): Promise<boolean> =>
      wasMade(
        table.transact([
          update({
            Key: { ...watcherKey(id) },
            UpdateExpression: 'SET mailed = :last, mailed_at = :now',
            ConditionExpression: 'mailed = :mailed',
            ExpressionAttributeValues: { ':last': last, ':mailed': mailed, ':now': now.toISOString() },
          }),
          putPaced({ ...email, user_id: id, changes: { after: mailed, last } }, now, 'soon'),
        ]),
      ),
  }
}

interface Telling {
  before: Watched
  after: Watched
  change: Omit<WatchedChange, 'id' | 'at'>
  urgent: boolean
}
