/** Reads the search index: the entries whose term begins as given. */

import { type SearchKind, searchKey, searchPartition } from '#functions/platform/table/keys/search.ts'
import type { Item, Table } from '#functions/platform/table/table.ts'
import { within } from '#functions/platform/table/write.ts'

export interface FoundEntry {
  /** The applicant's; of the public register the number, letters and digits only. */
  id: string
  term: string
  /** All folded words of the name; of a number its term. */
  words: string[]
  /** When the application of a name was submitted; empty of other terms. */
  at: string
}

export const foundEntry = (item: Item): FoundEntry => {
  const sortKey = String(item.sk)
  const end = sortKey.lastIndexOf('#')
  const [term, id] = [sortKey.slice(0, end), sortKey.slice(end + 1)]
  return { id, term, words: String(item.words ?? term).split(' '), at: String(item.at ?? '') }
}

interface Reading {
  /** Only entries with exactly this term, not with a longer one. */
  whole?: boolean
  /** How many people at most. */
  limit?: number
}

const defaultLimit = 25
/** A number such as 1111111111111 has many entries that begin alike. */
const mostPages = 3

/** The entries that a term finds. One person may have several; those of one more than `limit` people say that there are more. */
export const createFindEntries =
  (table: Pick<Table, 'query'>) =>
  async (
    kind: SearchKind,
    term: string,
    { whole = false, limit = defaultLimit }: Reading = {},
  ): Promise<FoundEntry[]> => {
    const pk = searchPartition(kind, term)
    const prefix = whole ? searchKey(kind, term, '').sk : term
    const Limit = limit + 1
    const items: Item[] = []
    const people = () => new Set(items.map((item) => foundEntry(item).id)).size
    for (let page = 0; page < mostPages; page++) {
      const last = items.at(-1)
      const read = await table.query({
        ...within(pk, { beginning: prefix }),
        Limit,
        ...(last && { ExclusiveStartKey: { pk, sk: last.sk } }),
      })
      items.push(...read)
      if (read.length < Limit || people() > limit) break
    }
    return items.map(foundEntry)
  }
