/** A search of the register. It is kept with the page's entry in the tab's history, never in its address. */

import { foldDigits } from '#shared/kit/format.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'
import { foldName } from '#shared/register/rules/name-folding.ts'

export interface AskedSearch {
  /** A registration number, or a name. */
  typed: string
  city: string
}

const shortestNameInLetters = 3
const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** A number has a digit, a name has none. */
const isNumber = (typed: string): boolean => /\d/.test(foldDigits(typed))

export type SearchProblem = 'nothing' | 'short' | 'silent'

/** The problem with what was typed; nothing where it can be asked. `silent`: letters that a name is not found by. */
export const problemOf = ({ typed }: AskedSearch): SearchProblem | undefined => {
  if (typed === '') return 'nothing'
  if (isNumber(typed)) return undefined
  if (lettersIn(typed) < shortestNameInLetters) return 'short'
  return soundsOf(typed) === '' ? 'silent' : undefined
}

const soundsOf = (name: string): string => foldName(name).join(' ')

/** The sounds of a name travel in its place: addresses are logged, and many names share one answer that is kept. */
export const queryOf = ({ typed, city }: AskedSearch): Record<string, string> => ({
  ...(isNumber(typed) ? { number: typed } : { sounds: soundsOf(typed) }),
  ...(!isNumber(typed) && foldCity(city) !== '' && { city: foldCity(city) }),
})

/** From the state of a history entry, which may be anything. */
export const askedIn = (state: unknown): AskedSearch | null => {
  const { typed, city } = (state ?? {}) as Partial<AskedSearch>
  return typeof typed === 'string' && typeof city === 'string' ? { typed, city } : null
}
