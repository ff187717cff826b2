import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { applicationFormFields as fields } from '#shared/applications/field-tables/application-form.ts'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { isApproved, isClosed, isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { declaredAs } from '#shared/applications/rules/declaration.ts'
import { isPrintable } from '#shared/applications/rules/print-sheets.ts'
import { stillOwed } from '#shared/applications/rules/voucher.ts'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { fieldItem } from '#shared/kit/field.ts'
import { formatFee, shortDigest } from '#shared/kit/format.ts'
import { printOutPathOf } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Standing } from '#web/ui/application/standing.tsx'
import { Tracker } from '#web/ui/application/tracker.tsx'
import { useStanding } from '#web/ui/application/use-standing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatDayOf } from '#web/ui/moments.ts'
import { ApplicationNeeds } from '#web/ui/needs/application-needs.tsx'
import { HandIn } from '#web/ui/page/council-contact.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { CorrectedByCouncil } from './corrections/corrected-by-council.tsx'
import { Corrections } from './corrections/corrections.tsx'
import { FormCorrection } from './corrections/form-correction.tsx'
import type { ReturnedFileView } from './corrections/returned-item-row.tsx'
import { Given } from './given.tsx'
import { StartAgain } from './start-again.tsx'
import { Withdraw } from './withdraw.tsx'

/** What the council has on file: the sheets and the council's own screens show the same. */
const versionItems = ({ snapshot }: ApplicationFormRecord) =>
  snapshot
    ? [
        { label: 'Version on file', value: `${snapshot.number} of ${formatDayOf(snapshot.at)}` },
        { label: 'Check code of this version', value: shortDigest(snapshot.digest) },
      ]
    : []

const itemsOf = (form: ApplicationFormRecord) => [
  { label: 'Reference number', value: form.reference_no },
  ...(isApproved(form.status) ? [{ label: 'Registration number', value: form.registration_number }] : []),
  fieldItem(fields.application_title, form.application_title),
  fieldItem(fields.registrationNo, form.registrationNo),
  ...(form.issueDate ? [fieldItem(fields.issueDate, form.issueDate)] : []),
  ...(form.expiryDate ? [fieldItem(fields.expiryDate, form.expiryDate)] : []),
  { label: 'Fee', value: formatFee(form.fee_amount) },
  ...(form.refund && !form.refund.taken_back_at
    ? [
        {
          label: 'Fee refunded',
          value: `${formatFee(form.refund.amount)} on ${formatDayOf(form.refund.at)} to ${form.refund.payee}, ${form.refund.account}`,
        },
      ]
    : []),
  ...(form.shortfall
    ? [
        { label: 'Received so far', value: formatFee(form.shortfall.paid) },
        { label: 'Still to pay', value: formatFee(stillOwed(form).fee) },
      ]
    : []),
  { label: 'Voucher number', value: formatVoucherNumber(stillOwed(form).vouchers[0] ?? '') },
  { label: 'Submitted on', value: formatDayOf(form.submitted_at) },
  ...versionItems(form),
  { label: 'Declaration', value: declaredAs(form) },
]

/** What the applicant has just done with it. */
export type Result = 'submitted' | 'sent again' | 'withdrawn'

interface SubmittedProps {
  form: ApplicationFormRecord
  /** Done on this visit of the page: its confirmation gets the focus. */
  result: Result | null
  ReturnedFile: ReturnedFileView
  /** Something of the form itself was corrected. */
  onCorrected: (form: ApplicationFormRecord, message: string) => void
  onSentAgain: (form: ApplicationFormRecord) => void
  onWithdrawn: (form: ApplicationFormRecord) => void
  /** The user as it is without the closed application. */
  onStartedAgain: (user: CurrentUser) => void
}

/**
 * A submitted application: its returned items, its status, the applicant's next step, all steps, the given data, and
 * further actions.
 */
export const Submitted = ({ form, result, ReturnedFile, ...on }: SubmittedProps) => {
  const { user } = useSession()
  const standing = useStanding(form)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result) heading.current?.focus()
  }, [result])
  const startAgain = isClosed(form.status) && (
    <StartAgain
      form={form}
      label={standing.act?.label ?? 'Start a renewal'}
      onStartedAgain={on.onStartedAgain}
    />
  )
  const isReturned = form.status === 'returned'
  const actHere = isReturned ? null : (standing.act && startAgain) || undefined
  return (
    <>
      {isReturned && (
        <>
          <Corrections form={form} ReturnedFile={ReturnedFile} onSentAgain={on.onSentAgain} />
          <FormCorrection form={form} onSaved={on.onCorrected} />
        </>
      )}
      <section className="card" aria-labelledby="standing">
        <h2 id="standing" ref={heading} tabIndex={-1}>
          {result ? `Application ${result}` : 'Where it stands'}
        </h2>
        <Standing form={form} standing={standing} act={actHere} />
      </section>
      <section className="card" aria-labelledby="steps">
        <h2 id="steps">Steps</h2>
        <Tracker form={form} waits={standing.act === null} />
      </section>
      <section className="card" aria-labelledby="details">
        <h2 id="details">Details</h2>
        <SummaryList items={itemsOf(form)} />
        <CorrectedByCouncil form={form} />
        {form.fee_is_sample && (
          <p className="sample-notice">The fee is a sample. The council has not set its own figures yet.</p>
        )}
      </section>
      {isOpen(form.status) && <HandIn />}
      <ApplicationNeeds user={user} />
      <Given user={user} />
      <div className="page-actions">
        {isPrintable(form.status) && (
          <ButtonLink to={printOutPathOf(form)}>Print the application form</ButtonLink>
        )}
        {form.status === 'collected' && startAgain}
        {isOpen(form.status) && <Withdraw form={form} onWithdrawn={on.onWithdrawn} />}
      </div>
    </>
  )
}
