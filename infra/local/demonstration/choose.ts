/** The same entry for the same number, at every start; `salt` keeps two lists from running in step. */
export function choose<T>(list: readonly T[], number: number, salt = 0): T {
  const mixed = Math.imul(number + 1, 2654435761) ^ Math.imul(salt + 1, 40503)
  return list[((mixed >>> 7) ^ (mixed >>> 17)) % list.length] as T
}
