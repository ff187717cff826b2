/** The card at the door of a place of practice: who says to practise here. The register tells whether that still holds. */
import { dateOfDays, daysOfDate } from './days.ts'
import type { StatementKind } from './statement.ts'

export interface PlaceContent {
  issuer: string
  number: string
  name: string
  /** Its id in the entry. */
  place: string
  premises: string
  city: string
  issued_on: string
}

export const placeStatement: StatementKind<'place', PlaceContent> = {
  typ: 'place',
  signedFor: 'letters',
  toClaims: ({ issuer, number, name, place, premises, city, issued_on }) => ({
    ...{ iss: issuer, n: number, p: name, l: place, s: premises, t: city },
    i: daysOfDate(issued_on),
  }),
  fromClaims: ({ iss, n, p, l, s, t, i }) => ({
    ...{ issuer: String(iss), number: String(n), name: String(p), place: String(l) },
    ...{ premises: String(s), city: String(t), issued_on: dateOfDays(i) },
  }),
}
