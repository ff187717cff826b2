/** Letter of good standing: what the office tells a regulator whom the holder has named, under the names of two people. */
import { dateOfDays, daysOfDate } from './days.ts'
import { type RegistrationStatementContent, registrationStatement } from './registration-statement.ts'
import type { StatementKind } from './statement.ts'

export interface GoodStandingContent extends RegistrationStatementContent {
  date_of_birth: string
  /** The name of the regulator. */
  addressed_to: string
  issued_by: string
  confirmed_by: string
}

export const goodStandingStatement: StatementKind<'good-standing', GoodStandingContent> = {
  typ: 'good-standing',
  signedFor: 'letters',
  toClaims: (content) => ({
    ...registrationStatement.toClaims(content),
    b: daysOfDate(content.date_of_birth),
    a: content.addressed_to,
    x: content.issued_by,
    y: content.confirmed_by,
  }),
  fromClaims: (claims) => ({
    ...registrationStatement.fromClaims(claims),
    date_of_birth: dateOfDays(claims.b),
    addressed_to: String(claims.a),
    issued_by: String(claims.x),
    confirmed_by: String(claims.y),
  }),
}
