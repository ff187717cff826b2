import '#web/theme/case-dialogs.scss'
import type { ReactNode } from 'react'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { caseActionLabels } from '#web/features/case/case-action-labels.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'

interface CaseCommandDialogProps {
  review: CaseReview
  action: CaseAction
  onSubmit: () => void
  children?: ReactNode
}

/** The dialog of one action on a case, with the fields that the action needs. */
export const CaseCommandDialog = ({ review, action, onSubmit, children }: CaseCommandDialogProps) => {
  const { label, explanation, renewalExplanation } = caseActionLabels[action]
  const isRenewal = review.caseRecord.application_form.application_title === 'Renewal'
  return (
    <CommandDialog
      title={label}
      submitLabel={label}
      explanation={(isRenewal && renewalExplanation) || explanation}
      className={`command-form command-${action}`}
      saving={review.busy}
      problem={review.problem}
      onSubmit={onSubmit}
      onClose={() => review.openDialog(undefined)}
    >
      {children}
    </CommandDialog>
  )
}
