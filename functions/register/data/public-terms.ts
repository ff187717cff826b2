/** The terms by which everybody finds a registration: few, since they are written in its transaction. */
import { type SearchTerm, searchable } from '#functions/applications/data/search/search-terms.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'
import { foldSpellings } from '#shared/register/rules/name-folding.ts'

/** Between city and name; no folded city and no folded word has it. */
const afterCity = '|'

/** A name is found from each of its first two words on, and by its last one. */
const mostEnds = 3
/** Together with the city from its first word on, and by its last one. */
const mostEndsInCity = 2

const endsOf = (words: string[], most: number): string[] => {
  const ends = words.map((_, place) => words.slice(place).join(' '))
  return ends.length <= most ? ends : [...ends.slice(0, most - 1), ends.at(-1) ?? '']
}

/** The first word with those after the second: a name in between may be left out. */
const withoutSecond = ([first, , ...rest]: string[]): string[] =>
  first && rest.length > 0 ? [[first, ...rest].join(' ')] : []

/** The search terms made from the folded words of a name. */
export const termInCity = (words: string, city: string): string => `${foldCity(city)}${afterCity}${words}`

/** Seven at most: a change of the name removes as many as it adds, and a transaction has 25 items. */
export const publicTermsOf = ({
  number,
  name,
  city,
}: {
  number: string
  name: string
  city: string
}): SearchTerm[] => {
  const spellings = foldSpellings(name).filter((words) => words.length > 0)
  const words = [...new Set(spellings.flat())].join(' ')
  const [first = []] = spellings
  const ends = [...new Set(spellings.flatMap((spelling) => endsOf(spelling, mostEnds)))].slice(0, mostEnds)
  const inCity = foldCity(city) === '' ? [] : endsOf(first, mostEndsInCity)
  return searchable([
    ...[...ends, ...withoutSecond(first)].map((term): SearchTerm => ({ kind: 'PUBLIC-NAME', term, words })),
    ...inCity.map((end): SearchTerm => ({ kind: 'PUBLIC-CITY', term: termInCity(end, city), words })),
    { kind: 'PUBLIC-NUMBER', term: plainNumber(number) },
  ])
}
