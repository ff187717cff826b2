import '#web/theme/case-dialogs.scss'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { caseActionLabels } from '#web/features/case/case-action-labels.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureWords } from '#web/ui/failure-words.tsx'
import { SaveButton } from '#web/ui/save-button.tsx'

interface CommandDialogProps {
  review: CaseReview
  action: CaseAction
  onSubmit: () => void
  children?: ReactNode
}

/** What was refused, in the words of the service; it takes the focus. */
const Problem = ({ review }: { review: CaseReview }) => {
  const box = useRef<HTMLDivElement>(null)
  const { problem } = review
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h3>There is a problem</h3>
      {problem.errors ? (
        <p>{[...new Set(Object.values(problem.errors).flat())].join('. ')}</p>
      ) : (
        <FailureWords failure={problem} />
      )}
    </div>
  )
}

/** One act: what happens, what it needs, the button. */
export const CommandDialog = ({ review, action, onSubmit, children }: CommandDialogProps) => {
  const { label, explanation: says } = caseActionLabels[action]
  const close = () => review.openDialog(undefined)
  return (
    <Dialog open title={label} onClose={close}>
      <Problem review={review} />
      <form
        method="post"
        noValidate
        className={`command-form command-${action}`}
        aria-busy={review.busy}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {says && <p>{says}</p>}
        {children}
        <div className="dialog-actions">
          <SaveButton saving={review.busy}>{label}</SaveButton>
          <button type="button" className="btn btn-outline-secondary" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
