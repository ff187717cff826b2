/** Numbers that are the same for a seed, so that a failure can be repeated. */

export type Random = () => number

/** Mulberry32. */
export const seededRandom = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T

/** One of the names, each as often as its weight says. */
export const oneByWeight = <Name extends string>(weights: Record<Name, number>, random: Random): Name => {
  const named = Object.entries(weights) as [Name, number][]
  let left = random() * named.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of named) {
    left -= weight
    if (left < 0) return name
  }
  return (named.at(-1) as [Name, number])[0]
}
