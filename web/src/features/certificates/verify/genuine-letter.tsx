import {
  type CheckLetterContent,
  mostLinesInCode,
} from '#shared/certificates/statements/check-letter-statement.ts'
import { listCodeOf } from '#shared/certificates/statements/letter-lines.ts'
import { answerInWords, checkAnswerLabels } from '#shared/register/rules/register-check.ts'
import { checkAnswers } from '#shared/vocabulary/register.ts'
import { formatDayOf, formatTime } from '#web/ui/moments.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { Answer } from './answer.tsx'
import { AskedAt } from './asked-at.tsx'
import { LetterFile } from './letter-file.tsx'

/**
 * A verification letter of the register: its contents must be compared with the paper; it was signed for one moment.
 */
export const GenuineLetter = ({ content, page }: { content: CheckLetterContent; page: string }) => {
  const { checked_at, totals, digest, lines } = content
  return (
    <Answer
      tone="doubt"
      icon="info"
      title="Genuine verification letter"
      text={`The register gave these answers on ${formatDayOf(checked_at)} at ${formatTime(checked_at)} (Pakistan time). A standing may have changed since.`}
    >
      <p>Compare these facts with the paper. A paper that says anything else was changed.</p>
      <SummaryList
        items={[
          { label: 'List', value: listCodeOf(digest) },
          ...checkAnswers.flatMap((answer) =>
            totals[answer] ? [{ label: checkAnswerLabels[answer], value: `Rows: ${totals[answer]}` }] : [],
          ),
          ...lines.map((line) => ({
            label: line.number,
            value: [answerInWords(line), line.name].filter(Boolean).join(', '),
          })),
        ]}
      />
      {lines.length === 0 && (
        <>
          <p>
            A code has room for {mostLinesInCode} rows. To compare the rows of this letter, open the CSV file
            that belongs to it. It stays on this device.
          </p>
          <LetterFile digest={digest} />
        </>
      )}
      <AskedAt at={undefined} page={page} />
    </Answer>
  )
}
