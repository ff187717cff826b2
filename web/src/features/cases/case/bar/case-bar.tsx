import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { isApproved, isOpen, rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { formatCnic, formatRupees } from '#shared/kit/format.ts'
import { certificatePath } from '#shared/paths.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { feeStatusLabels, statusLabels } from '#shared/vocabulary/statuses.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { CommandResult } from '#web/ui/messages/command-result.tsx'
import { Assignment, assignmentText } from '../assignment/assignment.tsx'
import { useTwoColumns } from '../layout/use-two-columns.ts'
import type { CaseReview } from '../use-case-review.ts'
import { CaseActs } from './case-acts.tsx'

/** The result of the last action; shown in the bar because the page is long. */
const CaseResult = ({ review, next }: { review: CaseReview; next: string | undefined }) => (
  <div className="case-result">
    <CommandResult
      note={review.note}
      problem={review.openAction ? undefined : review.problem}
      onRetry={review.points.isUnsaved ? review.retry : undefined}
    >
      {review.note?.kind === 'done' && next && (
        <p>
          <Link to={next}>Next application in this queue</Link>
        </p>
      )}
    </CommandResult>
  </div>
)

/** Tells the styles how high the bar of the case is, so that nothing that sticks under it is covered. */
const useBarHeight = (): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--case-bar-height', `${bar.current?.offsetHeight ?? 0}px`)
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    if (bar.current) observer?.observe(bar.current)
    return () => {
      observer?.disconnect()
      style.removeProperty('--case-bar-height')
    }
  }, [])
  return bar
}

/** The link to the certificate of an approved application, for staff who hand certificates over. */
const CertificateLink = ({ form }: { form: CaseReview['caseRecord']['application_form'] }) => {
  const { admin } = useAdminSession()
  if (!form.registration_number || !isApproved(form.status)) return null
  if (!rolesAllow(admin?.roles ?? [], 'certificate-ready')) return null
  return <Link to={certificatePath(form.registration_number)}>Certificate</Link>
}

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
