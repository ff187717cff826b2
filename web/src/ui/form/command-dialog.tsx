import { type ReactNode, useEffect, useRef } from 'react'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureMessage } from '#web/ui/messages/failure-message.tsx'
import { SaveButton } from './save-button.tsx'

interface ProblemProps {
  problem: ApiFailure | undefined
  /** The id of the text of field errors, for `aria-describedby`. */
  id?: string
}

/** Why the service refused the command; takes the focus. */
const Problem = ({ problem, id }: ProblemProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h3>There is a problem</h3>
      {problem.errors ? (
        <p id={id}>{[...new Set(Object.values(problem.errors).flat())].join('. ')}</p>
      ) : (
        <FailureMessage failure={problem} />
      )}
    </div>
  )
}

interface CommandDialogProps {
  title: string
  /** What will happen. */
  explanation?: string
  submitLabel: string
  saving: boolean
  problem: ApiFailure | undefined
  problemId?: string
  className?: string
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** A dialog that sends one command: what will happen, the fields it needs, the button, Cancel. */
export const CommandDialog = ({
  title,
  explanation,
  submitLabel,
  saving,
  problem,
  problemId,
  className,
  onSubmit,
  onClose,
  children,
}: CommandDialogProps) => (
  <Dialog open title={title} onClose={onClose}>
    <Problem problem={problem} id={problemId} />
    <form
      method="post"
      noValidate
      className={className}
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {explanation && <p>{explanation}</p>}
      {children}
      <div className="dialog-actions">
        <SaveButton saving={saving}>{submitLabel}</SaveButton>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  </Dialog>
)
