/** The contents of a verification letter: when a list was compared with the register, and with which answers. */
import { type CheckAnswer, checkAnswers } from '#shared/register/rules/register-check.ts'
import type { StatementKind } from './statement.ts'

/** A line of a short letter, with its answer. */
interface LetterLine {
  number: string
  answer: CheckAnswer
  /** The name in the register; empty where none was answered. */
  name: string
  /** Empty where none was answered. */
  valid_until: string
}

export interface CheckLetterContent {
  /** Whole seconds, ISO 8601 in UTC. */
  checked_at: string
  totals: Record<CheckAnswer, number>
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

const writeLine = ({ number, answer, name, valid_until }: LetterLine): string =>
  [number, checkAnswers.indexOf(answer), name, valid_until].join(part)

const readLine = (text: string): LetterLine => {
  const [number = '', answer = '', name = '', valid_until = ''] = text.split(part)
  return { number, answer: checkAnswers[Number(answer)] as CheckAnswer, name, valid_until }
}

export const checkLetterStatement: StatementKind<'check', CheckLetterContent> = {
  typ: 'check',
  signedFor: 'checks',
  toClaims: ({ checked_at, totals, digest, lines }) => ({
    t: inSeconds(checked_at),
    a: checkAnswers.map((answer) => totals[answer]).join('.'),
    d: digest,
    l: lines.map(writeLine).join('\n'),
  }),
  fromClaims: ({ t, a, d, l }) => {
    const counts = String(a).split('.').map(Number)
    const totals = checkAnswers.map((answer, place) => [answer, counts[place] ?? 0])
    return {
      checked_at: new Date(Number(t) * 1000).toISOString(),
      totals: Object.fromEntries(totals) as CheckLetterContent['totals'],
      digest: String(d),
      lines: l === '' ? [] : String(l).split('\n').map(readLine),
    }
  },
}
