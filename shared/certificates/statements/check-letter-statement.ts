/**
 * The contents of a verification letter: when a list was compared with the register, and with which answers. Of what
 * the person wrote who asked, only the letters and digits of a number can be in it.
 */

import { type CheckAnswer, checkAnswers } from '#shared/vocabulary/register.ts'
import type { StatementKind } from './statement.ts'

/** A line of a short letter, with its answer. */
interface LetterLine {
  number: string
  answer: CheckAnswer
  /** The name in the register; empty where none was answered. */
  name: string
  /** Empty where none was answered. */
  valid_until: string
  /** The holder asked to be seen in person. */
  hold: boolean
}

export interface CheckLetterContent {
  issuer: string
  /** Whole seconds, ISO 8601 in UTC. */
  checked_at: string
  /** How many rows have an answer; without those that no row has. */
  totals: Partial<Record<CheckAnswer, number>>
  /** The digest of all lines, so that no other list fits the statement. */
  digest: string
  /** The lines themselves; of a list that is too long for a QR code none. */
  lines: LetterLine[]
}

/** More of them make a QR code that cheap phones do not read. */
export const mostLinesInCode = 3

const inSeconds = (instant: string): number => Date.parse(instant) / 1000
/** Between the parts of a line; no number and no name has one. */
const part = '\t'

const writeLine = ({ number, answer, name, valid_until, hold }: LetterLine): string =>
  [number, answer, name, valid_until, ...(hold ? ['hold'] : [])].join(part)

const answerNamed = (text: string | undefined): CheckAnswer => {
  const known = checkAnswers.find((answer) => answer === text)
  if (!known) throw new RangeError('This is no answer')
  return known
}

const readLine = (text: string): LetterLine => {
  const [number = '', answer, name = '', valid_until = '', hold] = text.split(part)
  return { number, answer: answerNamed(answer), name, valid_until, hold: hold === 'hold' }
}

const readTotal = (text: string): [CheckAnswer, number] => {
  const [answer, count] = text.split(' ')
  return [answerNamed(answer), Number(count)]
}

export const checkLetterStatement: StatementKind<'check2', CheckLetterContent> = {
  typ: 'check2',
  signedFor: 'checks',
  toClaims: ({ issuer, checked_at, totals, digest, lines }) => ({
    iss: issuer,
    t: inSeconds(checked_at),
    a: Object.entries(totals)
      .filter(([, count]) => count > 0)
      .map((total) => total.join(' '))
      .join(','),
    d: digest,
    l: lines.map(writeLine).join('\n'),
  }),
  fromClaims: ({ iss, t, a, d, l }) => ({
    issuer: String(iss),
    checked_at: new Date(Number(t) * 1000).toISOString(),
    totals: Object.fromEntries(String(a).split(',').map(readTotal)),
    digest: String(d),
    lines: l === '' ? [] : String(l).split('\n').map(readLine),
  }),
}
