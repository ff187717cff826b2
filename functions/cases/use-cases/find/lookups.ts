/** A lookup in the search index, and how well what it finds fits what was typed. */
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
