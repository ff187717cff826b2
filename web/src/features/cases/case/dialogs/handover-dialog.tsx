import { handoverExceptions } from '#shared/cases/rules/handover.ts'
import { missingPapers } from '#shared/cases/rules/received-papers.ts'
import { Check } from '#web/ui/fields/check.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { CaseCommandDialog } from './case-command-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDialogValues } from './use-dialog-values.ts'

/** Hands the certificate over; the dialog asks for a reason only if something is missing, and says what. */
export const HandoverDialog = ({ review }: { review: CaseReview }) => {
  const { review: stored, application_form: form } = review.caseRecord
  const { values, change, ...typed } = useDialogValues(review, 'collect', { reason: '', cnicSeen: false })
  const exceptions = handoverExceptions({
    title: form.application_title,
    fee: form.fee_status,
    received: stored.received,
    asked: stored.asked,
    cnic_seen: values.cnicSeen,
  })
  const missing = missingPapers(form.application_title, stored)
  const reason = exceptions.length > 0 ? values.reason.trim() : ''
  return (
    <CaseCommandDialog
      review={review}
      action="collect"
      typed={typed}
      onSubmit={() =>
        void review.acts.perform('collect', { cnic_seen: values.cnicSeen, ...(reason && { reason }) })
      }
    >
      <Check
        id="cnic-seen"
        checked={values.cnicSeen}
        onChange={(event) => change({ cnicSeen: event.target.checked })}
      >
        I have seen the original CNIC
      </Check>
      {exceptions.length > 0 && (
        <>
          <div className="banner-note">
            <p>Say why it is handed over although:</p>
            <ul>
              {exceptions.map((exception) => (
                <li key={exception}>{exception}</li>
              ))}
            </ul>
            {missing.length > 0 && <p>Missing: {missing.map(({ document }) => document).join(', ')}</p>}
          </div>
          <ReasonField review={review} value={values.reason} onValue={(value) => change({ reason: value })} />
        </>
      )}
    </CaseCommandDialog>
  )
}
