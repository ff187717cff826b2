/** Search of the public register: the cost does not grow with the number of registrations. */

import type { FoundEntry } from '#functions/applications/data/search/find-entries.ts'
import type { Needs } from '#functions/services.ts'
import type { FoundEntries, RegisterSearch } from '#shared/register/records/public-register.ts'
import { foldName } from '#shared/register/rules/name-folding.ts'
import { termOf } from '../data/public-terms.ts'
import { publicEntryOf } from './public-entry.ts'

const mostShown = 20

/** An initial in the register may be the beginning of a word that was typed. */
const hasWords = ({ words }: FoundEntry, typed: string[]): boolean =>
  typed.every((begun) =>
    words.some((word) => word.startsWith(begun) || (word.length === 1 && begun.startsWith(word))),
  )

/** Who has all words is among those who have one of two, or two of more. Of the last one only the beginning may be typed. */
const headsOf = (words: string[], city: string | undefined): { head: string[]; hasAll: boolean }[] => {
  const last = words.at(-1) ?? ''
  // Fewest people have the longest words.
  const [first = '', second] = words.slice(0, -1).toSorted((one, other) => other.length - one.length)
  const heads =
    second === undefined || city !== undefined
      ? [last, first, second].flatMap((word) => (word ? [[word]] : []))
      : [[first, second], [first, last], [last]]
  return heads.map((head) => ({ head, hasAll: head.length === 1 || !head.includes(last) }))
}

interface Found {
  numbers: string[]
  more: boolean
}

/** Those who have the words directly; where these are few, those who have some of them are looked through for the others. */
const findNumbers = async (
  words: string[],
  city: string | undefined,
  { publicSearch }: Needs<'publicSearch'>,
): Promise<Found> => {
  const look = (typed: string[]) =>
    publicSearch.find(city === undefined ? 'PUBLIC-NAME' : 'PUBLIC-CITY', termOf(typed, city))
  const direct = await look(words)
  const found = new Set(direct.entries.map(({ id }) => id))
  const cut = (more: boolean): Found => ({
    numbers: [...found].slice(0, mostShown),
    more: more || found.size > mostShown,
  })
  if (found.size > mostShown || words.length < 2) return cut(!direct.isWhole)
  const heads = await Promise.all(
    headsOf(words, city).map(async ({ head, hasAll }) => ({ hasAll, ...(await look(head)) })),
  )
  for (const entry of heads.flatMap(({ entries }) => entries)) if (hasWords(entry, words)) found.add(entry.id)
  return cut(!heads.some(({ isWhole, hasAll }) => isWhole && hasAll))
}

/** At most 20 entries, first those who have the words directly, and whether there may be more, since not all were looked at. */
export const searchRegister = async (
  { number, name = '', sounds, city }: RegisterSearch,
  today: string,
  services: Needs<'publicSearch' | 'registrations'>,
): Promise<FoundEntries> => {
  const words = [...new Set(sounds?.split(' ') ?? foldName(name))]
  const isByName = number === undefined && words.length > 0
  const { numbers, more } = isByName
    ? await findNumbers(words, city, services)
    : { numbers: number === undefined ? [] : [number], more: false }
  const held = await services.registrations.of(numbers)
  return { entries: held.map((one) => publicEntryOf(one, today)), more, day: today }
}
