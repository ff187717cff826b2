import type { CaseRecord } from '#shared/cases/records/case.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'

type Recommendation = NonNullable<CaseRecord['review']['recommendation']>

/** "Nadia Iqbal recommends approval: 39 of 39 points looked at" */
export const recommendationText = ({ outcome, looked_at, points, by }: Recommendation): string =>
  `${inSentence(by.name)} recommends ${outcome}: ${looked_at} of ${points} points looked at`

/** The reviewer's recommendation, or the reason why the registrar sent the case back to the reviewer. */
export const RecommendationNote = ({ record }: { record: CaseRecord }) => {
  const { recommendation, sent_back: sentBack } = record.review
  return (
    <>
      {recommendation && (
        <div className="case-statement">
          <p>
            <strong>{recommendationText(recommendation)}</strong>{' '}
            <span className="text-muted">{formatMoment(recommendation.at)}</span>
          </p>
          {recommendation.note && <p dir="auto">{recommendation.note}</p>}
        </div>
      )}
      {sentBack && (
        <div className="case-statement">
          <p>
            <strong>Sent back to the reviewer by {inSentence(sentBack.by.name)}</strong>{' '}
            <span className="text-muted">{formatMoment(sentBack.at)}</span>
          </p>
          <p dir="auto">{sentBack.reason}</p>
        </div>
      )}
    </>
  )
}
