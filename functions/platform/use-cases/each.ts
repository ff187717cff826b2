/** Work on several things that have nothing to do with each other. */

/** One after the other; one that fails keeps none from its turn. @throws the first failure, at the end */
export const each = async <T>(all: Iterable<T>, work: (one: T) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
