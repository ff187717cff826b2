import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { applicationFormFields as fields } from '#shared/field-tables/application-form.ts'
import { fieldItem } from '#shared/field-tables/field.ts'
import { dayInKarachi, formatDate, formatFee } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { isClosed, isOpen } from '#shared/rules/application-lifecycle.ts'
import { formatVoucherNumber } from '#shared/rules/voucher-number.ts'
import { type ApplicationStatus, statusLabels } from '#shared/vocabulary.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { Corrections } from './corrections.tsx'
import { StartAgain } from './start-again.tsx'
import { Withdraw } from './withdraw.tsx'

const dayOf = (instant: string): string => formatDate(dayInKarachi(new Date(instant)))

const itemsOf = (form: ApplicationFormRecord) => [
  { label: 'Reference number', value: form.reference_no },
  { label: 'Status', value: statusLabels[form.status] },
  ...(form.status_since ? [{ label: 'Since', value: dayOf(form.status_since) }] : []),
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
  { label: 'Submitted on', value: dayOf(form.submitted_at) },
]

const firstSteps = [
  'Print the application form and the fee vouchers.',
  'Pay the fee by pay order or demand draft. Cash is not accepted.',
  'Have all documents attested by a 17 Grade officer.',
  'Hand in the form with its documents at the council.',
]
const reviewing = [
  'The council compares your answers with your documents. It writes to you when it needs something.',
]

/** In plain words, for whoever waits. */
const nextOf: Record<ApplicationStatus, string[]> = {
  submitted: firstSteps,
  'in-review': reviewing,
  returned: ['Put right what the council has returned, then hand your application in again.'],
  resubmitted: reviewing,
  'fee-verified': ['Your fee has come in. The registrar decides next.'],
  approved: ['Your certificate is being made. The council writes to you when it is ready.'],
  'certificate-ready': [
    'Come yourself, Monday to Thursday, 2:30 pm to 4:30 pm, with the original slip and your CNIC.',
  ],
  collected: ['You have your certificate. Start a new application when it is time to renew.'],
  declined: ['Ask at the council if you think this is wrong, or start a new application.'],
  withdrawn: ['You have taken your application back. You may start a new one at any time.'],
}

const WhatHappensNext = ({ status }: { status: ApplicationStatus }) => (
  <section className="card" aria-labelledby="next">
    <h2 id="next">What happens next</h2>
    <ol>
      {nextOf[status].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  </section>
)

interface SubmittedProps {
  form: ApplicationFormRecord
  /** Submitted a moment ago: the confirmation takes the focus. */
  justNow: boolean
  /** Handed in again, or taken back. */
  onMoved: (form: ApplicationFormRecord) => void
  /** A new application may begin. */
  onBegun: (user: CurrentUser) => void
}

/** Where the form stands once there is an application: its reference and what to do with it. */
export const Submitted = ({ form, justNow, onMoved, onBegun }: SubmittedProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justNow) heading.current?.focus()
  }, [justNow])
  return (
    <>
      {form.status === 'returned' && <Corrections form={form} onHandedIn={onMoved} />}
      <section className="card" aria-labelledby="submitted">
        <h2 id="submitted" ref={heading} tabIndex={-1}>
          {justNow ? 'Application submitted' : 'You have submitted your application'}
        </h2>
        <SummaryList items={itemsOf(form)} />
        {form.fee_is_sample && (
          <p className="sample-notice">The fee is a sample. The council has not set its own figures yet.</p>
        )}
      </section>
      <WhatHappensNext status={form.status} />
      <div className="page-actions">
        <Link
          className="btn btn-primary"
          to={form.application_title === 'Renewal' ? paths.printOutRenewal : paths.printOutNew}
        >
          Print the application form
        </Link>
        {isOpen(form.status) && <Withdraw form={form} onWithdrawn={onMoved} />}
        {isClosed(form.status) && <StartAgain form={form} onBegun={onBegun} />}
      </div>
    </>
  )
}
