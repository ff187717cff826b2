/** The terms by which everybody finds a registration: by any words of the name, in any order, alone or with the city. */
import { type SearchTerm, searchable } from '#functions/applications/data/search/search-terms.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'
import { foldName, foldSpellings } from '#shared/register/rules/name-folding.ts'

/** Between city and name; no folded city and no folded word has it. */
const afterCity = '|'

/** Of so many words any choice begins a term: eight terms. Of more only any two, and in a city any one. */
const wholeChoice = 4
/** A change of the name removes as many terms as it adds, and a transaction has 100 items. */
const mostWords = 8

/** Each choice of words with the greatest: every choice of words begins one of these. */
const choices = ([word, ...rest]: string[]): string[][] =>
  word === undefined
    ? []
    : rest.length === 0
      ? [[word]]
      : choices(rest).flatMap((chosen) => [[word, ...chosen], chosen])

/** Each word with the others, in their order from it on. */
const turns = (words: string[]): string[][] =>
  words.map((_, place) => [...words.slice(place), ...words.slice(0, place)])

const pairs = (words: string[]): string[][] =>
  words.flatMap((word, place) =>
    words.slice(place + 1).length === 0
      ? [[word]]
      : turns(words.slice(place + 1)).map((rest) => [word, ...rest, ...words.slice(0, place)]),
  )

/** How a search asks for words: in the order of the alphabet, since people turn names around. */
export const termOf = (words: string[], city?: string): string => {
  const term = words.toSorted().join(' ')
  return city === undefined ? term : `${foldName(foldCity(city)).join('')}${afterCity}${term}`
}

export const publicTermsOf = (entry: { number: string; name: string; city: string }): SearchTerm[] => {
  const words = [...new Set(foldSpellings(entry.name).flat())]
  const sorted = words.slice(0, mostWords).toSorted()
  const isShort = sorted.length <= wholeChoice
  const named = isShort ? choices(sorted) : pairs(sorted)
  const inCity = isShort ? named : turns(sorted)
  const city = termOf([], entry.city)
  const all = words.join(' ')
  return searchable([
    ...named.map((term): SearchTerm => ({ kind: 'PUBLIC-NAME', term: term.join(' '), words: all })),
    ...(city === afterCity ? [] : inCity).map(
      (term): SearchTerm => ({ kind: 'PUBLIC-CITY', term: city + term.join(' '), words: all }),
    ),
    { kind: 'PUBLIC-NUMBER', term: plainNumber(entry.number) },
  ])
}
