import type { CaseReview } from '#web/features/case/use-case-review.ts'

const isMine = ({ caseRecord, me }: CaseReview): boolean => caseRecord.review.assignee?.id === me

/** Whom the case is assigned to. */
export const assignmentText = (review: CaseReview): string => {
  const { assignee } = review.caseRecord.review
  if (isMine(review)) return 'Assigned to you'
  return assignee ? `Assigned to ${assignee.name}` : 'Not assigned'
}

/** Has the case assigned to oneself, from somebody else too. */
export const AssignButton = ({ review }: { review: CaseReview }) =>
  isMine(review) ? null : (
    <button
      type="button"
      className="btn btn-small btn-outline-secondary"
      onClick={() => void review.take(review.caseRecord.review.assignee !== null)}
    >
      Assign to me
    </button>
  )
