/** The first items of several partitions, merged in their order. */

/** Reads at most `limit` items of one partition, from its beginning or after an item. */
type Reader<Item> = (limit: number, after?: Item) => Promise<Item[]>

const margin = 3 // most partitions are then read once; a read costs the same for up to ten rows

/**
 * Reads each partition once, and again those of which more items may belong to the first `wanted` of all.
 * @param isBefore whether an item comes before another
 */
export const mergePartitions = async <Item>(
  readers: readonly Reader<Item>[],
  wanted: number,
  isBefore: (one: Item, other: Item) => boolean,
): Promise<Item[]> => {
  const inOrder = (items: Item[]) =>
    items.sort((one, other) => (isBefore(one, other) ? -1 : 1)).slice(0, wanted)
  const share = readers.length === 1 ? wanted : Math.ceil(wanted / readers.length) + margin
  const first = await Promise.all(readers.map((read) => read(share)))
  const merged = inOrder(first.flat())
  const last = merged.length === wanted ? merged.at(-1) : undefined
  const rest = await Promise.all(
    readers.map((read, index) => {
      const items = first[index] ?? []
      const reached = items.at(-1)
      const isComplete = items.length < share || !reached || items.length >= wanted
      return isComplete || (last && !isBefore(reached, last)) ? [] : read(wanted - items.length, reached)
    }),
  )
  return inOrder([...first.flat(), ...rest.flat()])
}
