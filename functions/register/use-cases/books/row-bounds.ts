/** What no book can say: a validity longer than one term from today, and a number of the portal's own series. */

import type { Needs } from '#functions/services.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { BookRow, UnreadableBookRow } from '#shared/register/records/book.ts'
import { validUntil } from '#shared/register/rules/registration.ts'
import { countIn } from '../../data/registration-number.ts'

export interface RowBounds {
  /** The last day of a term that begins today. */
  latestEnd: string
  /** The first number of the portal; null while it has given none. */
  firstGiven: number | null
}

export const boundsOn = async (
  today: string,
  { registrationNumbers, terms }: Needs<'registrationNumbers' | 'terms'>,
): Promise<RowBounds> => {
  const [term, firstGiven] = await Promise.all([terms.on(today), registrationNumbers.firstGiven()])
  return { latestEnd: validUntil(today, term), firstGiven }
}

/** Why a row cannot enter the register; null where it can. */
export const beyondBounds = (
  { number, valid_until }: Pick<BookRow, 'number' | 'valid_until'>,
  { latestEnd, firstGiven }: RowBounds,
): Pick<UnreadableBookRow, 'problem' | 'words'> | null => {
  if (valid_until > latestEnd)
    return {
      problem: 'end-too-far',
      words: `Valid until ${formatDate(valid_until)}; one term from today ends on ${formatDate(latestEnd)}`,
    }
  return firstGiven !== null && countIn(number) >= firstGiven
    ? {
        problem: 'number-of-portal',
        words: `${number} is a number that only an approval in the portal gives`,
      }
    : null
}
