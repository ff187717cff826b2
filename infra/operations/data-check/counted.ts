/** Counters: compares the stored numbers with a new count. */
import type { Key } from '#functions/platform/table/keys/key.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { ifAbsent, put, update } from '#functions/platform/table/write.ts'
import { keyOf, nameOf, type Tools } from './tools.ts'

/** Sets the attributes, on condition that each is as it was read. */
export const correctCounts = (key: Key, was: Item | undefined, is: Record<string, number>): Write => {
  if (!was) return put({ ...key, ...is }, ifAbsent)
  const names = Object.keys(is)
  const asRead = (name: string, n: number) =>
    was[name] === undefined ? `attribute_not_exists(#n${n})` : `#n${n} = :was${n}`
  return update({
    Key: { ...key },
    UpdateExpression: `SET ${names.map((_, n) => `#n${n} = :is${n}`).join(', ')}`,
    ConditionExpression: names.map(asRead).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#n${n}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      names.flatMap((name, n) => [
        [`:is${n}`, is[name]],
        ...(was[name] === undefined ? [] : [[`:was${n}`, was[name]]]),
      ]),
    ),
  })
}

/** The attributes that differ, as they should be. */
export const differences = (
  is: Readonly<Record<string, number>>,
  was: Item | undefined,
  isCounted: (name: string) => boolean,
): Record<string, number> => {
  const names = new Set([...Object.keys(is), ...Object.keys(was ?? {}).filter(isCounted)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const should = is[name] ?? 0
      return Number(was?.[name] ?? 0) === should ? [] : [[name, should] as const]
    }),
  )
}

const isField = (name: string): boolean => !['pk', 'sk', '_v'].includes(name)

/** @param isCounted which attributes of an item are counted */
export const counters = (
  { tell, isMine }: Tools,
  isCounted: (name: string, sk: string) => boolean = () => true,
) => {
  const anew = new Map<string, { key: Key; counts: Record<string, number> }>()
  const held = new Map<string, Item>()
  const at = (key: Key) => {
    const known = anew.get(nameOf(key)) ?? { key, counts: {} }
    anew.set(nameOf(key), known)
    return known.counts
  }
  return {
    count: (key: Key, attribute: string, by = 1): void => {
      const counts = at(key)
      counts[attribute] = (counts[attribute] ?? 0) + by
    },
    find: (item: Item): void => {
      held.set(nameOf(keyOf(item)), item)
      at(keyOf(item))
    },
    end: (): void => {
      for (const [name, { key, counts }] of anew) {
        if (!isMine(name)) continue
        const was = held.get(name)
        const wrong = differences(counts, was, (field) => isField(field) && isCounted(field, key.sk))
        const said = Object.entries(wrong).map(
          ([field, is]) => `${field} is ${Number(was?.[field] ?? 0)}, the new count is ${is}`,
        )
        if (said.length > 0)
          tell(key, `A counter is wrong: ${said.join('; ')}.`, [correctCounts(key, was, wrong)])
      }
    },
  }
}
