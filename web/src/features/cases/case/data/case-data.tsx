import '#web/theme/cases/case-data.scss'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { declaredAs } from '#shared/applications/rules/declaration.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { UnreachableNote } from '#web/ui/account/unreachable-note.tsx'
import { otherSections } from '../points/case-sections.ts'
import { ChangedSection } from '../points/changed-section.tsx'
import { PointSection } from '../points/point-section.tsx'
import { countOf, countText } from '../points/point-states.ts'
import type { CaseReview } from '../use-case-review.ts'
import { FormerApplications } from './former-applications.tsx'

const Declared = ({ form }: { form: ApplicationFormRecord }) => (
  <fieldset className="group case-section">
    <legend>Declaration</legend>
    <p>{declaredAs(form)}</p>
  </fieldset>
)

/** The applicant's statements, to be compared with the documents. */
export const CaseData = ({ review, onShow }: { review: CaseReview; onShow: (key: DocumentKey) => void }) => {
  const count = countOf(reviewPoints(review.caseRecord), review.points.looked)
  return (
    <>
      <p className="points-count">
        <strong>{countText(count)}</strong>
        {review.mayLook && count.left.length > 0 && (
          <span className="text-muted points-hint">
            {' '}
            T ticks a point, X marks it wrong, Shift+T ticks a section.
          </span>
        )}
      </p>
      <ChangedSection review={review} onShow={onShow} />
      {otherSections(review.caseRecord).map(({ title, points }) => (
        <PointSection
          key={title}
          title={title}
          points={points}
          review={review}
          onShow={onShow}
          intro={
            points.some(({ item }) => item === 'account.email') && (
              <UnreachableNote account={review.caseRecord.account} />
            )
          }
        />
      ))}
      <Declared form={review.caseRecord.application_form} />
      <FormerApplications record={review.caseRecord} />
    </>
  )
}
