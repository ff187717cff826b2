import '#web/theme/cases/case-dialogs.scss'
import type { ReactNode } from 'react'
import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useWideWindow } from '#web/ui/use-wide-window.ts'
import { caseActionLabels } from '../decision/action-labels.ts'
import type { CaseReview } from '../use-case-review.ts'

/** The input of the dialog of an action. */
interface Typed {
  isTyped: boolean
  discard: () => void
}

/** What is compared while it is typed stays in sight: the half of the screen whose place the fields take. */
const panels: Partial<Record<CaseAction, string>> = { return: 'panel-right', 'verify-fee': 'panel-left' }

interface CaseCommandDialogProps {
  review: CaseReview
  action: CaseAction
  typed?: Typed
  onSubmit: () => void
  children?: ReactNode
}

/** The dialog of one action on a case, with the fields that the action needs. */
export const CaseCommandDialog = ({ review, action, typed, onSubmit, children }: CaseCommandDialogProps) => {
  const { label, explanation } = caseActionLabels[action]
  const isWide = useWideWindow()
  const isOffered = review.caseRecord.actions.includes(action)
  return (
    <CommandDialog
      title={label}
      submitLabel={label}
      explanation={explanation}
      className={`command-form command-${action}`}
      panel={isWide ? panels[action] : undefined}
      saving={review.commands.busy}
      problem={review.commands.problem}
      conflict={review.commands.conflict}
      impossible={
        isOffered ? undefined : 'This cannot be done any more. What you typed can be copied before you close.'
      }
      isTyped={typed?.isTyped}
      onSubmit={onSubmit}
      onClose={() => {
        typed?.discard()
        review.acts.openDialog(undefined)
      }}
    >
      {children}
    </CommandDialog>
  )
}
