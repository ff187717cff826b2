import {
  type CheckLetterContent,
  mostLinesInCode,
} from '#shared/certificates/statements/check-letter-statement.ts'
import { listCodeOf } from '#shared/certificates/statements/letter-lines.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { answerInWords, checkAnswerLabels, checkAnswers } from '#shared/register/rules/register-check.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { Answer } from './answer.tsx'
import { timeInKarachi } from './asked-at.tsx'

/**
 * A verification letter of the register: its contents must be compared with the paper; it was signed for one moment.
 */
export const GenuineLetter = ({ content }: { content: CheckLetterContent }) => {
  const { checked_at, totals, digest, lines } = content
  const day = formatDate(dayInKarachi(new Date(checked_at)))
  return (
    <Answer
      tone="doubt"
      icon="info"
      title="Genuine verification letter"
      text={`The register gave these answers on ${day} at ${timeInKarachi(checked_at)} (Pakistan time). A standing may have changed since.`}
    >
      <p>Compare these facts with the paper. A paper that says anything else was changed.</p>
      <SummaryList
        items={[
          { label: 'List', value: listCodeOf(digest) },
          ...checkAnswers
            .filter((answer) => totals[answer] > 0)
            .map((answer) => ({ label: checkAnswerLabels[answer], value: `Rows: ${totals[answer]}` })),
          ...lines.map((line) => ({
            label: line.number,
            value: [answerInWords(line), line.name].filter(Boolean).join(', '),
          })),
        ]}
      />
      {lines.length === 0 && (
        <p>
          A code has room for {mostLinesInCode} rows. The rows of this letter are not in it: search the
          register for those that matter to you.
        </p>
      )}
    </Answer>
  )
}
