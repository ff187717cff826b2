/** The contents of a letter of good standing: the registration was in force on the day on which its holder asked. */
import { dateOfDays, daysOfDate } from './days.ts'
import type { StatementKind } from './statement.ts'

export interface StandingLetterContent {
  number: string
  name: string
  category: string
  first_registered_on: string
  valid_until: string
  /** The day on which it was in force. */
  issued_on: string
  /** The last day on which the letter is valid. */
  counts_until: string
}

export const standingLetterStatement: StatementKind<'standing', StandingLetterContent> = {
  typ: 'standing',
  signedFor: 'letters',
  toClaims: ({ number, name, category, first_registered_on, valid_until, issued_on, counts_until }) => ({
    n: number,
    p: name,
    c: category,
    f: daysOfDate(first_registered_on),
    v: daysOfDate(valid_until),
    i: daysOfDate(issued_on),
    u: daysOfDate(counts_until),
  }),
  fromClaims: ({ n, p, c, f, v, i, u }) => ({
    number: String(n),
    name: String(p),
    category: String(c),
    first_registered_on: dateOfDays(f),
    valid_until: dateOfDays(v),
    issued_on: dateOfDays(i),
    counts_until: dateOfDays(u),
  }),
}
