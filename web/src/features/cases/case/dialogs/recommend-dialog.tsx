import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { countOf, countText } from '../points/point-states.ts'
import type { CaseReview } from '../use-case-review.ts'
import { CaseCommandDialog } from './case-command-dialog.tsx'
import { DecisionFacts, documentsFact, papersFact, warningsFact } from './decision-facts.tsx'
import { ReasonField } from './reason-field.tsx'
import { useSnippets } from './snippets/use-snippets.ts'
import { useDialogValues } from './use-dialog-values.ts'

interface RecommendDialogProps {
  review: CaseReview
  action: 'recommend-approval' | 'recommend-refusal'
}

/** Ends the review: what was looked at and what is open, with a note for the registrar. */
export const RecommendDialog = ({ review, action }: RecommendDialogProps) => {
  const { caseRecord } = review
  const { values, change, ...typed } = useDialogValues(review, action, { reason: '' })
  const { looked } = review.points
  const count = countOf(reviewPoints(caseRecord), looked)
  const isOpen = count.left.length + looked.wrong.length > 0
  const reason = values.reason.trim()
  const isRefusal = action === 'recommend-refusal'
  const snippets = useSnippets({ wanted: isRefusal })
  return (
    <CaseCommandDialog
      review={review}
      action={action}
      typed={typed}
      onSubmit={() => void review.acts.perform(action, reason ? { reason } : {})}
    >
      <DecisionFacts
        facts={[
          { label: 'Points', lines: [countText(count, looked.wrong)], isOpen },
          warningsFact(caseRecord),
          papersFact(caseRecord),
          documentsFact(caseRecord),
        ]}
      />
      <ReasonField
        review={review}
        label={isRefusal ? 'Reason' : 'Note to the registrar'}
        optional={!isRefusal}
        snippets={snippets}
        value={values.reason}
        onValue={(value) => change({ reason: value })}
      />
    </CaseCommandDialog>
  )
}
