import { correctionText } from '#shared/applications/rules/correctable.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { CaseReturn } from '#shared/cases/records/review.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'

const Return = ({ entry: { by, at, corrections } }: { entry: CaseReturn }) => (
  <div className="case-statement">
    <p>
      <strong>Returned for correction by {inSentence(by.name)}</strong>{' '}
      <span className="text-muted">{formatMoment(at)}</span>
    </p>
    <ul>
      {corrections.map((correction) => (
        <li key={correction.item} dir="auto">
          {correctionText(correction)}
        </li>
      ))}
    </ul>
  </div>
)

/** What was returned to the applicant and why: the last return at once, earlier ones on request. */
export const CaseReturns = ({ record }: { record: CaseRecord }) => {
  const [last, ...earlier] = record.review.returns.toReversed()
  if (!last) return null
  return (
    <>
      <Return entry={last} />
      {earlier.length > 0 && (
        <details className="case-earlier">
          <summary>{earlier.length === 1 ? '1 return before' : `${earlier.length} returns before`}</summary>
          {earlier.map((entry) => (
            <Return key={entry.at} entry={entry} />
          ))}
        </details>
      )}
    </>
  )
}
