/**
 * What a holder shows to others besides the certificate. Statement of registration: as of the day on which it was made.
 * All of a paper is in its code, so that it can be checked with the key alone.
 */
import { type StandingStep, standingSteps } from '#shared/register/records/standing.ts'
import { dateOfDays, daysOfDate } from './days.ts'
import type { StatementKind } from './statement.ts'

/** Of version 0.3.0, which called it a letter of good standing. */
export interface EarlierStatementContent {
  number: string
  name: string
  category: string
  first_registered_on: string
  valid_until: string
  /** The day on which it was in force. */
  issued_on: string
  /** The last day on which the paper is valid. */
  counts_until: string
}

export interface RegistrationStatementContent extends EarlierStatementContent {
  issuer: string
  qualification: string
  /** All suspensions and removals that the register knows of, and their ends; the oldest first. */
  history: StandingStep[]
}

export const earlierStatement: StatementKind<'standing', EarlierStatementContent> = {
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

/** "S20454 I20500" */
const writeHistory = (steps: readonly StandingStep[]): string => {
  const letterOf = ({ event }: StandingStep) =>
    Object.entries(standingSteps).find(([, name]) => name === event)?.[0] ?? ''
  return steps.map((step) => `${letterOf(step)}${daysOfDate(step.on)}`).join(' ')
}

const readHistory = (text: string): StandingStep[] =>
  (text ? text.split(' ') : []).map((step) => ({
    event: standingSteps[step[0] as keyof typeof standingSteps],
    on: dateOfDays(step.slice(1)),
  }))

export const registrationStatement: StatementKind<'registration', RegistrationStatementContent> = {
  typ: 'registration',
  signedFor: 'letters',
  toClaims: (content) => ({
    iss: content.issuer,
    ...earlierStatement.toClaims(content),
    q: content.qualification,
    h: writeHistory(content.history),
  }),
  fromClaims: (claims) => ({
    issuer: String(claims.iss),
    ...earlierStatement.fromClaims(claims),
    qualification: String(claims.q),
    history: readHistory(String(claims.h)),
  }),
}
