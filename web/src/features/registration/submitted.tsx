import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { dayInKarachi, formatDate, formatFee } from '#shared/format.ts'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import { fieldLabel } from '#shared/vocabulary.ts'
import { paths } from '#web/paths.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'

/** How a status is read: "in review" → "In review". */
const statusWords = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1).replaceAll(/[-_]/g, ' ')

const dayOf = (instant: string): string => formatDate(dayInKarachi(new Date(instant)))

const itemsOf = (form: ApplicationFormRecord) => [
  { label: 'Reference number', value: form.reference_no },
  { label: 'Status', value: statusWords(form.status) },
  { label: fieldLabel('application_title'), value: form.application_title },
  { label: fieldLabel('registrationNo'), value: form.registrationNo },
  ...(form.issueDate ? [{ label: fieldLabel('issueDate'), value: formatDate(form.issueDate) }] : []),
  ...(form.expiryDate ? [{ label: fieldLabel('expiryDate'), value: formatDate(form.expiryDate) }] : []),
  { label: 'Fee', value: formatFee(form.fee_amount) },
  { label: 'Submitted on', value: dayOf(form.submitted_at) },
]

const WhatHappensNext = () => (
  <section className="card" aria-labelledby="next">
    <h2 id="next">What happens next</h2>
    <ol>
      <li>Print the application form and the fee vouchers.</li>
      <li>Pay the fee by pay order or demand draft. Cash is not accepted.</li>
      <li>Have all documents attested by a 17 Grade officer.</li>
      <li>Hand in the form with its documents at the council.</li>
    </ol>
  </section>
)

interface SubmittedProps {
  form: ApplicationFormRecord
  /** Submitted a moment ago: the confirmation takes the focus. */
  justNow: boolean
}

/** Where the form stands once there is an application: its reference and what to do with it. */
export const Submitted = ({ form, justNow }: SubmittedProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justNow) heading.current?.focus()
  }, [justNow])
  return (
    <>
      <section className="card" aria-labelledby="submitted">
        <h2 id="submitted" ref={heading} tabIndex={-1}>
          {justNow ? 'Application submitted' : 'You have submitted your application'}
        </h2>
        <SummaryList items={itemsOf(form)} />
        {form.fee_is_sample && (
          <p className="sample-notice">The fee is a sample. The council has not set its own figures yet.</p>
        )}
      </section>
      <WhatHappensNext />
      <Link
        className="btn btn-primary"
        to={form.application_title === 'Renewal' ? paths.printOutRenewal : paths.printOutNew}
      >
        Print the application form
      </Link>
    </>
  )
}
