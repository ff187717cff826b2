import type { DocumentKey } from '#shared/vocabulary.ts'
import { fieldLabel } from '#shared/vocabulary.ts'
import { type SectionRow, sectionsOf } from './case-sections.ts'
import { formerOf } from './changes.ts'
import { evidenceOf } from './evidence-documents.ts'
import { FormerApplications } from './former-applications.tsx'
import { FormerValue } from './former-value.tsx'
import type { CaseReview } from './use-case-review.ts'

interface RowProps {
  row: SectionRow
  review: CaseReview
  proof: DocumentKey | undefined
  onShow: (key: DocumentKey) => void
}

/** A value that opens what proves it, and its tick. `data-row` is what the arrows move to. */
const Row = ({ row, review, proof, onShow }: RowProps) => {
  const { item, label } = row
  const former = formerOf(item, review.it)
  const value = row.value || <span className="text-muted">Not provided</span>
  return (
    <div className="case-row" data-item={item}>
      <dt>{label}</dt>
      <dd>
        {proof ? (
          <button type="button" className="case-value" data-row onClick={() => onShow(proof)}>
            <span dir="auto">{value}</span>
            <span className="visually-hidden">, show {fieldLabel(proof)}</span>
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
            data-row={proof ? undefined : true}
            onChange={() => review.tick(item)}
          />
        )}
      </dd>
      {former !== undefined && <FormerValue item={item} former={former} />}
    </div>
  )
}

/** What the applicant has said, ready to be compared. */
export const CaseData = ({ review, onShow }: { review: CaseReview; onShow: (key: DocumentKey) => void }) => {
  const held = review.it.documents.map(({ name }) => name)
  const sections = sectionsOf(review.it).map(({ title, rows }) => (
    <fieldset className="group case-section" key={title}>
      <legend>{title}</legend>
      <dl>
        {rows.map((row) => (
          <Row key={row.item} row={row} review={review} proof={evidenceOf(row.item, held)} onShow={onShow} />
        ))}
      </dl>
    </fieldset>
  ))
  return (
    <>
      {sections}
      <FormerApplications it={review.it} />
    </>
  )
}
