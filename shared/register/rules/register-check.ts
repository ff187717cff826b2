/** The answers of a check of many registrations, and the words for each. */
import { formatDate } from '#shared/kit/format.ts'
import { type CheckAnswer, checkAnswers } from '#shared/vocabulary/register.ts'
import { holdSentence } from './register-words.ts'

export const checkAnswerLabels: Record<CheckAnswer, string> = {
  'in-force': 'In force',
  expired: 'Expired',
  suspended: 'Suspended',
  removed: 'Removed',
  'not-found': 'Not found',
  'name-differs': 'Name differs',
  'cnic-differs': 'CNIC differs',
  'not-compared': 'CNIC not compared',
  'spelling-differs': 'Spelling differs',
}

interface AnsweredRow {
  answer: CheckAnswer
  valid_until: string | null
  hold: boolean
}

/** The answer to one row, as a sentence without its full stop. */
export const answerInWords = ({ answer, valid_until, hold }: AnsweredRow): string => {
  const until = valid_until ? formatDate(valid_until) : ''
  const sentences: Record<CheckAnswer, string> = {
    'in-force': `In force until ${until}`,
    expired: `Expired on ${until}`,
    suspended: 'Suspended: must not practise at present',
    removed: 'Removed from the register',
    'not-found': 'No registration has this number',
    'name-differs': 'The register has another name for this number',
    'cnic-differs': 'The register has another CNIC for this number',
    'not-compared': 'The CNIC could not be compared; ask by name',
    'spelling-differs': `The register has a name that sounds alike, in force until ${until}: compare the names`,
  }
  return hold ? `${sentences[answer]}. ${holdSentence.en.slice(0, -1)}` : sentences[answer]
}

/** How many rows have each answer; an answer that no row has is 0. */
export const totalsOf = (rows: readonly { answer: CheckAnswer }[]): Record<CheckAnswer, number> => {
  const totals = Object.fromEntries(checkAnswers.map((answer) => [answer, 0])) as Record<CheckAnswer, number>
  for (const { answer } of rows) totals[answer]++
  return totals
}
