/**
 * The numbers that an organisation watches: its list, and what it was told last of each, which stands with the entry, so that a change
 * of an entry costs what its watchers cost, and nothing where it has none.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  registrationPartition,
  watchedKey,
  watcherKey,
  watchListKey,
} from '#functions/platform/table/keys/register.ts'
import { watchedPrefix } from '#functions/platform/table/partitions.ts'
import { ConditionFailed, type Item, type Write } from '#functions/platform/table/table.ts'
import { check, put, remove, storedItem, update, within } from '#functions/platform/table/write.ts'
import { watchedFacts } from '#shared/register/records/watcher.ts'

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

/** Of the record of an organisation that may watch. */
export const ifLetIn = {
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

export const watchedNumbers = ({ table }: Pick<AppContext, 'table'>) => {
  const list = async (id: string): Promise<WatchList> => {
    return (await table.read(watchList, watchListKey(id))) ?? { numbers: [], left: [], version: 0 }
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
    list,
    stop,

    /** Everything that an organisation has that was ended, but for the changes, which go by themselves. */
    forget: async (id: string): Promise<void> => {
      const { numbers, left } = await list(id)
      await stop(id, [...numbers, ...left])
      await table.transact([remove(watchListKey(id)), setListed(id, 0)])
    },

    /** @returns the organisations that were told of a number, with what */
    of: async (number: string): Promise<Watched[]> => {
      const range = within(registrationPartition(number), { beginning: watchedPrefix })
      return table.list(watched, { ...range, ConsistentRead: true })
    },
    watched: (number: string, id: string): Promise<Watched | null> =>
      table.read(watched, watchedKey(number, id)),
    /** From now on changes of these are told. What was told already stays as it is. */
    begin: (id: string, first: readonly Watched[]): Promise<void> =>
      inParts(first.map(putUnlessThere), [check({ Key: { ...watcherKey(id) }, ...ifLetIn })]),
    /** @returns false where the list was changed since it was read. @throws ConditionFailed where the organisation may not watch any more */
    saveList: (id: string, { numbers, left, version }: WatchList): Promise<boolean> => {
      const write = table.transact([
        put(storedItem(watchListKey(id), { numbers, left, version: version + 1 }), {
          ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : '#version = :version',
          ...(version > 0 && {
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': version },
          }),
        }),
        setListed(id, numbers.length, ifLetIn),
      ])
      return write.then(
        () => true,
        (error) => {
          if (error instanceof ConditionFailed && error.indexes.includes(0)) return false
          throw error
        },
      )
    },
  }
}
