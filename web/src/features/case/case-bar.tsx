import { formatCnic } from '#shared/format.ts'
import { isOpen } from '#shared/rules/application-lifecycle.ts'
import { applicationTypeLabels, feeStatusLabels, statusLabels } from '#shared/vocabulary.ts'
import type { CaseReview } from './use-case-review.ts'

/** Whom the case is assigned to, and the button to have it assigned to oneself. */
const Assignment = ({ review }: { review: CaseReview }) => {
  const { assignee } = review.caseRecord.review
  if (assignee?.id === review.me) return <p className="case-assignee">Assigned to you</p>
  return (
    <p className="case-assignee">
      {assignee ? `Assigned to ${assignee.name}` : 'Not assigned'}
      <button
        type="button"
        className="btn btn-small btn-outline-secondary"
        onClick={() => void review.take(assignee !== null)}
      >
        Assign to me
      </button>
    </p>
  )
}

/** Applicant and status of the case; stays visible while the page scrolls. */
export const CaseBar = ({ review }: { review: CaseReview }) => {
  const { account, applicant, application_form: form } = review.caseRecord
  return (
    <div className="case-bar">
      {applicant.photo && <img className="case-photo" src={applicant.photo} alt="The applicant" />}
      <div className="case-who">
        <p className="case-name" dir="auto">
          {account.name}
        </p>
        <p className="case-facts">
          <span>{formatCnic(account.cnic)}</span>
          <span>{form.reference_no}</span>
          <span>{applicationTypeLabels[form.application_title]}</span>
          <span className="status">{statusLabels[form.status]}</span>
          {isOpen(form.status) && <span className="status">{feeStatusLabels[form.fee_status]}</span>}
          {form.registration_number && <span>Registration no. {form.registration_number}</span>}
        </p>
      </div>
      <Assignment review={review} />
    </div>
  )
}
