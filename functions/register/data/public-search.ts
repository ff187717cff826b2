/** The places at which everybody finds a registration. They hold what it is found by, so that only a new name or city moves them. */

import { type FoundEntry, foundEntry } from '#functions/applications/data/search/find-entries.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { type SearchKind, searchKey, searchPartition } from '#functions/platform/table/keys/search.ts'
import type { Item, Table } from '#functions/platform/table/table.ts'
import { storedItem, within } from '#functions/platform/table/write.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { publicTermsOf } from './public-terms.ts'

/** The possible beginnings of a number, in the order of their characters. */
const beginnings = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export const publicPlaces = (
  registration: Pick<RegistrationRecord, 'number' | 'name' | 'city'>,
): (Item & Key)[] =>
  publicTermsOf(registration).map(({ kind, term, words }) =>
    storedItem(searchKey(kind, term, plainNumber(registration.number)), { ...(words && { words }) }),
  )

/** How many places one look reads: 8 KB or one read unit at most. An entry has one to four with the same beginning. */
const mostPlaces = 80

/** Finds numbers, letters and digits only, by the beginning of a term. */
export const publicSearch = ({ table }: { table: Pick<Table, 'query'> }) => ({
  /** The first entries by their terms, and whether these are all that there are. */
  find: async (kind: SearchKind, term: string): Promise<{ entries: FoundEntry[]; isWhole: boolean }> => {
    const items = await table.query({
      ...within(searchPartition(kind, term), { beginning: term }),
      Limit: mostPlaces,
    })
    return { entries: items.map(foundEntry), isWhole: items.length < mostPlaces }
  },

  /** Numbers in their order, from the beginning or after one. */
  numbersAfter: async (after: string | undefined, limit: number): Promise<string[]> => {
    const numbers: string[] = []
    for (const first of beginnings.slice(after ? beginnings.indexOf(after.charAt(0)) : 0)) {
      const isSame = after?.startsWith(first)
      const items = await table.query({
        ...within(searchPartition('PUBLIC-NUMBER', first)),
        Limit: limit - numbers.length,
        ...(isSame && { ExclusiveStartKey: { ...searchKey('PUBLIC-NUMBER', after ?? '', after ?? '') } }),
      })
      numbers.push(...items.map(({ sk }) => String(sk).split('#')[0] ?? ''))
      if (numbers.length >= limit) break
    }
    return numbers
  },
})
