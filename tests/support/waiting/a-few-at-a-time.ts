/** Does the work for each item, a few at a time; results in order. */
export const aFewAtATime = async <Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
  most = 3,
): Promise<Result[]> => {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
