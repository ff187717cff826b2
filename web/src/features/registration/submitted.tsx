import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { applicationFormFields as fields } from '#shared/field-tables/application-form.ts'
import { fieldItem } from '#shared/field-tables/field.ts'
import { formatFee } from '#shared/format.ts'
import { printOutPathOf } from '#shared/paths.ts'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { isClosed, isOpen } from '#shared/rules/application-lifecycle.ts'
import { isRecalled, recalledSentence } from '#shared/rules/corrections.ts'
import { formatVoucherNumber } from '#shared/rules/voucher-number.ts'
import { statusLabels } from '#shared/vocabulary.ts'
import { useSession } from '#web/session/session-context.ts'
import { formatDayOf } from '#web/ui/moments.ts'
import { ApplicationNeeds } from '#web/ui/needs/application-needs.tsx'
import { HandIn } from '#web/ui/page/hand-in.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { CorrectedByCouncil } from './corrected-by-council.tsx'
import { Corrections } from './corrections.tsx'
import { FormCorrection } from './form-correction.tsx'
import { StartAgain } from './start-again.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'
import { Withdraw } from './withdraw.tsx'

const itemsOf = (form: ApplicationFormRecord) => [
  { label: 'Reference number', value: form.reference_no },
  { label: 'Status', value: statusLabels[form.status] },
  ...(form.status_since ? [{ label: 'Since', value: formatDayOf(form.status_since) }] : []),
  ...(form.registration_number ? [{ label: 'Registration number', value: form.registration_number }] : []),
  ...(form.decline_reason ? [{ label: 'Reason', value: form.decline_reason }] : []),
  fieldItem(fields.application_title, form.application_title),
  fieldItem(fields.registrationNo, form.registrationNo),
  ...(form.issueDate ? [fieldItem(fields.issueDate, form.issueDate)] : []),
  ...(form.expiryDate ? [fieldItem(fields.expiryDate, form.expiryDate)] : []),
  { label: 'Fee', value: formatFee(form.fee_amount) },
  ...(form.voucher_number
    ? [{ label: 'Voucher number', value: formatVoucherNumber(form.voucher_number) }]
    : []),
  { label: 'Submitted on', value: formatDayOf(form.submitted_at) },
]

interface SubmittedProps {
  form: ApplicationFormRecord
  /** Submitted on this visit of the page: the confirmation gets the focus. */
  justSubmitted: boolean
  /** Something of the form itself was corrected. */
  onCorrected: (form: ApplicationFormRecord, message: string) => void
  /** Handed in again, or withdrawn. */
  onStatusChanged: (form: ApplicationFormRecord) => void
  /** The user as it is without the closed application. */
  onStartedAgain: (user: CurrentUser) => void
}

/** A submitted application: reference, status, what happens next, and what its applicant can do. */
export const Submitted = ({
  form,
  justSubmitted,
  onCorrected,
  onStatusChanged,
  onStartedAgain,
}: SubmittedProps) => {
  const { user } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justSubmitted) heading.current?.focus()
  }, [justSubmitted])
  return (
    <>
      {form.status === 'returned' && (
        <>
          <FormCorrection form={form} onSaved={onCorrected} />
          <Corrections form={form} onHandedIn={onStatusChanged} />
        </>
      )}
      {isRecalled(form) && (
        <p className="banner-note" role="status">
          {recalledSentence}.
        </p>
      )}
      <section className="card" aria-labelledby="submitted">
        <h2 id="submitted" ref={heading} tabIndex={-1}>
          {justSubmitted ? 'Application submitted' : 'You have submitted your application'}
        </h2>
        <SummaryList items={itemsOf(form)} />
        <CorrectedByCouncil form={form} />
        {form.fee_is_sample && (
          <p className="sample-notice">The fee is a sample. The council has not set its own figures yet.</p>
        )}
      </section>
      <WhatHappensNext status={form.status} />
      {isOpen(form.status) && <HandIn />}
      <ApplicationNeeds user={user} />
      <div className="page-actions">
        <Link className="btn btn-primary" to={printOutPathOf(form)}>
          Print the application form
        </Link>
        {isOpen(form.status) && <Withdraw form={form} onWithdrawn={onStatusChanged} />}
        {isClosed(form.status) && <StartAgain form={form} onStartedAgain={onStartedAgain} />}
      </div>
    </>
  )
}
