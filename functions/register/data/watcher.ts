/**
 * Organisations that watch numbers of the register, and what they are told.
 *
 * A change is one transaction: what was told of the number, on condition that it is as it was read, and the next number of the
 * organisation. So of many that notice it, each change is written once, and its numbers have no gap.
 */
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import { putPaced } from '#functions/platform/outbox/paced-emails.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { watchedChangeKey, watchedKey, watcherKey } from '#functions/platform/table/keys/register.ts'
import { watcherPrefix, watchersPartition } from '#functions/platform/table/partitions.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import { type Write, wasMade } from '#functions/platform/table/table.ts'
import { ifAbsent, put, putNew, remove, storedItem, update, within } from '#functions/platform/table/write.ts'
import {
  type WatchedChange,
  type WatcherRecord,
  watchedChange,
  watcherRecord,
} from '#shared/register/records/watcher.ts'
import { ifLetIn, type Watched, watchedNumbers } from './watched.ts'

/** Long after every e-mail, and for a program that was out of order. */
const changesKeptInSeconds = 90 * 24 * 60 * 60
const changesOnAPage = 100
const endedIsKeptInSeconds = 2 * 365 * 24 * 60 * 60
/** Nobody has decided by then: it asks again. */
const askedIsKeptInSeconds = 90 * 24 * 60 * 60
const endOfAsking = ({ asked }: WatcherRecord): number =>
  Math.floor(Date.parse(asked.at) / 1000) + askedIsKeptInSeconds

export const watchers = ({ table }: Pick<AppContext, 'table'>) => {
  const read = (id: string): Promise<WatcherRecord | null> => table.read(watcherRecord, watcherKey(id))
  return {
    ...watchedNumbers({ table }),
    read,

    /** All, whatever became of them: there are some hundred at most. */
    all: async (): Promise<WatcherRecord[]> => table.list(watcherRecord, within(watchersPartition)),

    /** @param before what it was, refused or ended, in whose place this stands. @returns false where it has applied already */
    apply: (watcher: WatcherRecord, before: WatcherRecord | null): Promise<boolean> =>
      table.tryWrite([
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
      return table.tryWrite([write, putEmail(email, attempt.now)])
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

    /** @returns false where another was faster: for the number, or for the organisation */
    tell: (
      { id, last }: WatcherRecord,
      { before, after, change, urgent }: Telling,
      now: Date,
    ): Promise<boolean> =>
      table.tryWrite([
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

    /** The next ones in their order, from the one after `after` on. */
    changes: (id: string, after: number, limit = changesOnAPage): Promise<WatchedChange[]> =>
      table.list(watchedChange, {
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :end',
        ExpressionAttributeValues: {
          ':pk': `${watcherPrefix}${id}`,
          ':from': watchedChangeKey(id, after + 1).sk,
          ':end': 'CHANGE#~',
        },
        ...{ Limit: limit, ConsistentRead: true },
      }),

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
      table.tryWrite([
        update({
          Key: { ...watcherKey(id) },
          UpdateExpression: 'SET mailed = :last, mailed_at = :now',
          ConditionExpression: 'mailed = :mailed',
          ExpressionAttributeValues: { ':last': last, ':mailed': mailed, ':now': now.toISOString() },
        }),
        putPaced({ ...email, user_id: id, changes: { after: mailed, last } }, now, 'soon'),
      ]),
  }
}

interface Telling {
  before: Watched
  after: Watched
  change: Omit<WatchedChange, 'id' | 'at'>
  urgent: boolean
}
