import '#web/theme/case-data.scss'
import { type ReviewPoint, reviewSections } from '#shared/rules/review-points.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { fieldLabel } from '#shared/vocabulary.ts'
import { evidenceOf } from '#web/features/case/documents/evidence-documents.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { FormerApplications } from './former-applications.tsx'
import { FormerValue } from './former-value.tsx'
import { formerValueOf } from './former-values.ts'

interface RowProps {
  row: ReviewPoint
  review: CaseReview
  evidence: DocumentKey | undefined
  onShow: (key: DocumentKey) => void
}

/** A value whose press shows the document that proves it, and its checkbox. The arrow keys move between `data-row`s. */
const Row = ({ row, review, evidence, onShow }: RowProps) => {
  const { item, label } = row
  const former = formerValueOf(item, review.caseRecord)
  const value = row.value || <span className="text-muted">Not provided</span>
  return (
    <div className="case-row" data-item={item}>
      <dt>{label}</dt>
      <dd>
        {evidence ? (
          <button type="button" className="case-value" data-row onClick={() => onShow(evidence)}>
            <span dir="auto">{value}</span>
            <span className="visually-hidden">, show {fieldLabel(evidence)}</span>
          </button>
        ) : (
          <span className="case-value" dir="auto">
            {value}
          </span>
        )}
        {review.mayTick && (
          <input
            type="checkbox"
            className="form-check-input case-tick"
            aria-label={`${label} compared`}
            checked={review.ticks.includes(item)}
            data-row={evidence ? undefined : true}
            onChange={() => review.tick(item)}
          />
        )}
      </dd>
      {former !== undefined && <FormerValue item={item} former={former} />}
    </div>
  )
}

/** What the applicant has stated, to be compared with the documents. */
export const CaseData = ({ review, onShow }: { review: CaseReview; onShow: (key: DocumentKey) => void }) => {
  const held = review.caseRecord.documents.map(({ name }) => name)
  const sections = reviewSections(review.caseRecord).map(({ title, points }) => (
    <fieldset className="group case-section" key={title}>
      <legend>{title}</legend>
      <dl>
        {points.map((row) => (
          <Row
            key={row.item}
            row={row}
            review={review}
            evidence={evidenceOf(row.item, held)}
            onShow={onShow}
          />
        ))}
      </dl>
    </fieldset>
  ))
  return (
    <>
      {sections}
      <FormerApplications record={review.caseRecord} />
    </>
  )
}
