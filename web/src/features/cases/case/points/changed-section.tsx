import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Button } from '#web/ui/button.tsx'
import type { Evidence } from '../documents/use-evidence.ts'
import type { CaseReview } from '../use-case-review.ts'
import { changesSinceReturn, countChanges } from './case-sections.ts'
import { PointSection } from './point-section.tsx'

interface ChangedSectionProps {
  review: CaseReview
  evidence: Evidence
}

/** The applicant's changes since the return, each with the value before; they are checked first. */
export const ChangedSection = ({ review, evidence }: ChangedSectionProps) => {
  const changes = changesSinceReturn(review.caseRecord)
  if (!changes) return null
  const { title, points, documents, unchanged } = changes
  const count = countChanges(changes)
  return (
    <PointSection
      title={title}
      points={points}
      review={review}
      evidence={evidence}
      className="changed-section"
      intro={
        <p>
          {count === 1 ? '1 thing was changed.' : `${count} things were changed.`}
          {unchanged.length > 0 && ` The same as before: ${unchanged.join(', ')}.`}
        </p>
      }
    >
      {documents.length > 0 && (
        <ul className="changed-documents">
          {documents.map((name) => (
            <li key={name}>
              <span className="status status-needed">Changed</span> {fieldLabel(name)}
              <Button small aria-label={`Show ${fieldLabel(name)}`} onClick={() => evidence.show(name)}>
                Show
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PointSection>
  )
}
