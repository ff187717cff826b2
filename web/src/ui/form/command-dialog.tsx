import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { submitting } from '#web/ui/form/use-sending.ts'
import { Dialog } from '../dialog.tsx'
import { whole } from '../whole.tsx'
import { CommandConflict, CommandProblem } from './command-problem.tsx'
import { SaveButton } from './save-button.tsx'

/** Replaces the buttons of a dialog that is being closed with unsaved text. */
const DiscardQuestion = ({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) => {
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    <div role="alert">
      <p className="discard-question">
        <strong>Discard what you typed?</strong>
      </p>
      <div className="dialog-actions">
        <Button look="primary" ref={stay} onClick={onStay}>
          Keep it
        </Button>
        <Button look="danger" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  )
}

interface CommandDialogProps {
  title: string
  /** What will happen. */
  explanation?: string
  submitLabel: string
  savingLabel?: string
  cancelLabel?: string
  saving: boolean
  problem: ApiFailure | undefined
  problemId?: string
  /** Changes by somebody else since the dialog was opened. */
  conflict?: string | undefined
  /** Why the command is not possible any more; what was typed can still be copied. */
  impossible?: string | undefined
  /** Whether something was typed: closing asks first. */
  isTyped?: boolean
  className?: string
  /** The class of the place that it takes instead of covering the screen. */
  panel?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** Enter in a field starts a new line or does nothing; Ctrl+Enter sends, and Enter on a button presses it. */
const sendWithControl = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter') return
  const { target, currentTarget } = event
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    currentTarget.requestSubmit()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) event.preventDefault()
}

/** A dialog that sends one command: what will happen, the fields it needs, the button, Cancel. */
export const CommandDialog = (props: CommandDialogProps) => {
  const { title, explanation, submitLabel, saving, problem, conflict, impossible, onSubmit, onClose } = props
  const [asking, setAsking] = useState(false)
  const close = () => (props.isTyped && !asking ? setAsking(true) : onClose())
  const submit = () => {
    if (!saving && !impossible && !asking) onSubmit()
  }
  return (
    <Dialog
      open
      title={title}
      isPanel={props.panel !== undefined}
      className={props.panel}
      onClose={asking ? () => setAsking(false) : close}
    >
      <CommandConflict text={conflict} />
      <CommandProblem problem={problem} id={props.problemId} onRetry={submit} />
      <form
        method="post"
        noValidate
        className={props.className}
        aria-busy={saving}
        onKeyDown={sendWithControl}
        onSubmit={submitting(submit)}
      >
        {explanation && <p>{whole(explanation)}</p>}
        {props.children}
        {impossible && <p className="banner-note">{impossible}</p>}
        {asking ? (
          <DiscardQuestion onDiscard={onClose} onStay={() => setAsking(false)} />
        ) : (
          <div className="dialog-actions">
            {!impossible && (
              <SaveButton saving={saving} savingLabel={props.savingLabel}>
                {submitLabel}
              </SaveButton>
            )}
            <Button onClick={close}>{impossible ? 'Close' : (props.cancelLabel ?? 'Cancel')}</Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}
