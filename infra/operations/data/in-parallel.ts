/** Works on several items at once, in their order. Nothing further is started after a failure. */
export const inParallel = async <T>(
  source: AsyncIterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const iterator = source[Symbol.asyncIterator]()
  let failed = false
  const worker = async (): Promise<void> => {
    for (let next = await iterator.next(); !next.done && !failed; next = await iterator.next())
      await work(next.value).catch((error) => {
        failed = true
        throw error
      })
  }
  const ended = await Promise.allSettled(Array.from({ length: most }, worker))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

/** Lists of at most `size`. */
export async function* inBatches<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of source) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
