/** Search of the public register: the cost does not grow with the number of registrations. */

import type { FoundEntry } from '#functions/applications/data/search/find-entries.ts'
import type { Needs } from '#functions/services.ts'
import type { FoundEntries, RegisterSearch } from '#shared/register/records/public-register.ts'
import { foldName } from '#shared/register/rules/name-folding.ts'
import { termInCity } from '../data/public-terms.ts'
import { publicEntryOf } from './public-entry.ts'

const mostShown = 20
/** How many are looked at for further words of the name, from each word that was typed. */
const mostLookedThrough = 100
const mostHeads = 3

const hasWords = ({ words }: FoundEntry, typed: string[]): boolean =>
  typed.every((begun) => words.some((word) => word.startsWith(begun)))

const byLength = (one: string, other: string): number => other.length - one.length

interface Found {
  numbers: string[]
  more: boolean
}

/** The words one behind the other first; where these are few, in any order and with others between them. */
const findNumbers = async (
  words: string[],
  city: string | undefined,
  { publicSearch }: Needs<'publicSearch'>,
): Promise<Found> => {
  const look = (typed: string, limit: number) =>
    city === undefined
      ? publicSearch.find('PUBLIC-NAME', typed, { limit })
      : publicSearch.find('PUBLIC-CITY', termInCity(typed, city), { limit })
  const direct = new Set((await look(words.join(' '), mostShown)).map(({ id }) => id))
  if (direct.size > mostShown || words.length < 2)
    return { numbers: [...direct].slice(0, mostShown), more: direct.size > mostShown }
  const heads = words.toSorted(byLength).slice(0, mostHeads)
  const loose = await Promise.all(heads.map((head) => look(head, mostLookedThrough)))
  const fitting = loose.flat().filter((entry) => hasWords(entry, words))
  const all = [...new Set([...direct, ...fitting.map(({ id }) => id)])]
  // If all entries with one word were read, they include everybody who also has the other words.
  const isWhole = loose.some((entries) => new Set(entries.map(({ id }) => id)).size <= mostLookedThrough)
  return { numbers: all.slice(0, mostShown), more: all.length > mostShown || !isWhole }
}

/** At most 20 entries, first those whose name has the words in this order, and whether there may be more. */
export const searchRegister = async (
  { number, name = '', sounds, city }: RegisterSearch,
  today: string,
  services: Needs<'publicSearch' | 'registrations'>,
): Promise<FoundEntries> => {
  const words = sounds?.split(' ') ?? foldName(name)
  const isByName = number === undefined && words.length > 0
  const { numbers, more } = isByName
    ? await findNumbers(words, city, services)
    : { numbers: number === undefined ? [] : [number], more: false }
  const held = await services.registrations.of(numbers)
  return { entries: held.map((one) => publicEntryOf(one, today)), more, day: today }
}
