import type { CaseRecord } from '#shared/cases/records/case.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { whole } from '#web/ui/whole.tsx'

type Recommendation = NonNullable<CaseRecord['review']['recommendation']>

/** "Nadia Iqbal recommends approval: 39 of 39 points looked at" */
export const recommendationText = ({ by, ...recommendation }: Recommendation): string =>
  `${inSentence(by.name)} recommends ${recommendation.outcome}: ${lookedAtText(recommendation)}`

/** "31 of 39 points looked at. Not opened: Certificate" */
export const lookedAtText = ({
  looked_at,
  points,
  not_opened,
}: Pick<Recommendation, 'looked_at' | 'points' | 'not_opened'>): string => {
  const unopened = not_opened.length > 0 ? `. Not opened: ${not_opened.map(fieldLabel).join(', ')}` : ''
  return `${looked_at} of ${points} points looked at${unopened}`
}

/** The reviewer's recommendation, or the reason why the registrar sent the case back to the reviewer. */
export const RecommendationNote = ({ record }: { record: CaseRecord }) => {
  const { recommendation, sent_back: sentBack } = record.review
  return (
    <>
      {recommendation && (
        <div className="case-statement">
          <p>
            <strong>{recommendationText(recommendation)}</strong>{' '}
            <span className="text-muted">{whole(formatMoment(recommendation.at))}</span>
          </p>
          {recommendation.note && <Typed as="p">{recommendation.note}</Typed>}
        </div>
      )}
      {sentBack && (
        <div className="case-statement">
          <p>
            <strong>Sent back to the reviewer by {inSentence(sentBack.by.name)}</strong>{' '}
            <span className="text-muted">{whole(formatMoment(sentBack.at))}</span>
          </p>
          <Typed as="p">{sentBack.reason}</Typed>
        </div>
      )}
    </>
  )
}
