/** Compares references with the records that they name, by a common name. */
import type { Key } from '#functions/platform/table/keys/key.ts'
import { nameOf, type Tools } from './tools.ts'

export const references = <Wanted, Found>({ isMine }: Pick<Tools, 'isMine'>) => {
  const wanted = new Map<string, Wanted[]>()
  const found = new Map<string, Found>()
  return {
    want: (key: Key | string, by: Wanted): void => {
      const name = typeof key === 'string' ? key : nameOf(key)
      if (isMine(name)) wanted.set(name, [...(wanted.get(name) ?? []), by])
    },
    find: (key: Key | string, what: Found): void => {
      const name = typeof key === 'string' ? key : nameOf(key)
      if (isMine(name)) found.set(name, what)
    },
    /** Every name that is wanted or there. */
    each: (look: (by: Wanted[], what: Found | undefined) => void): void => {
      for (const name of new Set([...wanted.keys(), ...found.keys()]))
        look(wanted.get(name) ?? [], found.get(name))
    },
  }
}
