/** A lookup in the search index, and how well what it finds fits what was typed. */

import { endOfName } from '#functions/applications/data/search/search-terms.ts'
import type { SearchKind } from '#functions/platform/table/keys/search.ts'

/** How well a case fits what was typed, the best first. */
const fits = [
  'whole number',
  'whole name',
  'words of the name',
  'beginning of a word of the name',
  'name and father’s name',
  'words of the name in another order',
  'part of a number',
  'father’s name',
  'father’s name in another order',
  'two letters swapped',
] as const
export type Fit = (typeof fits)[number]

/** If the row must say why it was found. */
const byFather: readonly Fit[] = ['name and father’s name', 'father’s name', 'father’s name in another order']
export const isByFather = (fit: Fit | undefined): boolean => fit !== undefined && byFather.includes(fit)
export const rankOf = (fit: Fit): number => fits.indexOf(fit)

export interface Lookup {
  kind: SearchKind
  term: string
  fit: Fit
  /** Folded words that the name must all have. */
  words?: string[]
}

/** The words of a name as they were typed; a name may be followed by the father's name. A name has no digits. */
export const nameLookups = (words: string[]): Lookup[] => {
  const typed = words.join(' ')
  const [first, second] = words
  const swapped = words.length === 2 ? `${second} ${first}` : undefined
  const persons = words.map((_, place) => {
    const [name, father] = [words.slice(0, place + 1), words.slice(place + 1)].map((part) => part.join(' '))
    return `${name}${endOfName}${father}`
  })
  return [
    ...persons.map(
      (term): Lookup => ({
        kind: 'PERSON',
        term,
        fit: term.endsWith(endOfName) ? 'whole name' : 'name and father’s name',
      }),
    ),
    // Many have one name: as many are looked through as for the words of a name in any order.
    {
      ...{ kind: 'NAME', term: typed, fit: 'beginning of a word of the name' },
      ...(words.length === 1 && { words }),
    },
    { kind: 'NAME-PAIR', term: typed, fit: 'beginning of a word of the name' },
    ...(swapped
      ? (['NAME', 'NAME-PAIR'] as const).map(
          (kind): Lookup => ({ kind, term: swapped, fit: 'words of the name in another order' }),
        )
      : []),
    { kind: 'FATHER', term: typed, fit: 'father’s name' },
  ]
}

/** People who have all words in any order, by the words that fewest people have: the longest. */
export const looseLookups = (words: string[]): Lookup[] => {
  const [longest = '', second = ''] = words.toSorted((a, b) => b.length - a.length)
  const fit: Fit = 'words of the name in another order'
  const pairs = words.length > 2 ? [`${longest} ${second}`, `${second} ${longest}`] : []
  return [
    ...pairs.flatMap((term): Lookup[] => [
      { kind: 'NAME', term, fit, words },
      { kind: 'NAME-PAIR', term, fit, words },
    ]),
    { kind: 'NAME', term: longest, fit, words },
    { kind: 'FATHER', term: longest, fit: 'father’s name in another order', words },
  ]
}
