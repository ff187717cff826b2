import { useEffect } from 'react'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { formatCnic, formatRupees } from '#shared/kit/format.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { feeStatusLabels, statusLabels } from '#shared/vocabulary/statuses.ts'
import { Assignment, assignmentText } from '../assignment/assignment.tsx'
import { useTwoColumns } from '../layout/use-two-columns.ts'
import type { CaseReview } from '../use-case-review.ts'
import { CaseActs } from './case-acts.tsx'
import { CaseResult } from './case-result.tsx'
import { CertificateLink } from './certificate-link.tsx'
import { useBarHeight } from './use-bar-height.ts'

/** Further facts besides status and fee; on narrow screens they are only in the title and in the data. */
const MoreFacts = ({ record: { account, application_form: form } }: { record: CaseReview['caseRecord'] }) => (
  <>
    <span>{formatRupees(form.fee_amount)}</span>
    <span>{formatCnic(account.cnic)}</span>
    <span>{form.reference_no}</span>
    <span>{applicationTypeLabels[form.application_title]}</span>
    {account.unreachable && <span className="status status-needed">Emails come back</span>}
    {!account.email_confirmed && <span className="status status-needed">Email not confirmed</span>}
  </>
)

/** Applicant, status, fee and actions of the case, and the result of the last one; stays visible while the page scrolls. */
export const CaseBar = ({ review, next }: { review: CaseReview; next: string | undefined }) => {
  const { applicant, application_form: form } = review.caseRecord
  const { note, sought } = review
  const isWide = useTwoColumns()
  const bar = useBarHeight()
  // The button that was pressed may be gone: the focus goes to the bar that tells the result.
  useEffect(() => {
    if (note && !sought) bar.current?.focus({ preventScroll: true })
  }, [note, sought, bar])
  return (
    <div className="case-bar" ref={bar} tabIndex={-1}>
      {applicant.photo && <img className="case-photo" src={applicant.photo} alt="The applicant" />}
      <div className="case-who">
        <p className="case-name" dir="auto">
          {applicant.name}
        </p>
        <p className="case-facts">
          <span className="status">{statusLabels[form.status]}</span>
          {isOpen(form.status) && <span className="status">{feeStatusLabels[form.fee_status]}</span>}
          {isWide && <MoreFacts record={review.caseRecord} />}
          {form.registration_number && <span>Registration no. {form.registration_number}</span>}
          <CertificateLink form={form} />
          {!isWide && <span>{assignmentText(review)}</span>}
        </p>
      </div>
      <CaseActs review={review} isWide={isWide} />
      {isWide && <Assignment review={review} />}
      <CaseResult review={review} next={next} />
    </div>
  )
}
