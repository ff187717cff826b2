import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import { recommendationText } from '../decision/recommendation.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { CaseCommandDialog } from './case-command-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { useSnippets } from './snippets/use-snippets.ts'
import { useDialogValues } from './use-dialog-values.ts'

/** Said to a registrar who decides against the reviewer. */
const Against = ({ review, action }: { review: CaseReview; action: CaseAction }) => {
  const { recommendation } = review.caseRecord.review
  if (action !== 'decline' || recommendation?.outcome !== 'approval') return null
  return (
    <p className="banner-note">
      {recommendationText(recommendation)}. You decline against this recommendation.
    </p>
  )
}

/** Declines, sends back to the reviewer, reopens or reverses, with a reason. */
export const ReasonDialog = ({ review, action }: { review: CaseReview; action: CaseAction }) => {
  const { values, change, ...typed } = useDialogValues(review, action, { reason: '' })
  const snippets = useSnippets({ wanted: action === 'decline' }) // only this reason is read by the applicant
  const reason = values.reason.trim()
  return (
    <CaseCommandDialog
      review={review}
      action={action}
      typed={typed}
      onSubmit={() => void review.acts.perform(action, reason ? { reason } : {})}
    >
      <Against review={review} action={action} />
      <ReasonField
        review={review}
        snippets={snippets}
        value={values.reason}
        onValue={(value) => change({ reason: value })}
      />
    </CaseCommandDialog>
  )
}
