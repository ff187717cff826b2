import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAttemptKey } from '#web/ui/form/use-attempt-key.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'

interface ConfirmButtonProps {
  /** The button that opens the question. */
  label: string
  /** It is the one thing to do on the page. */
  primary?: boolean
  question: string
  /** The button in the dialog, and its label while the call is under way. */
  confirm: [label: string, sendingLabel: string]
  cancel: string
  /** @param keys under which the command is recognised when it is sent again */
  onConfirm: (keys: { idempotencyKey: string }) => Promise<void>
  children: ReactNode
}

/** A button whose command is sent after a question has been confirmed. */
export const ConfirmButton = ({
  label,
  primary = false,
  question,
  confirm: [confirmLabel, sendingLabel],
  cancel,
  onConfirm,
  children,
}: ConfirmButtonProps) => {
  const [open, setOpen] = useState(false)
  const withKey = useAttemptKey()
  const { sending, failure, send } = useSending(async () => {
    await withKey((idempotencyKey) => onConfirm({ idempotencyKey }))
    setOpen(false)
  })
  return (
    <>
      <Button look={primary ? 'primary' : undefined} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} title={question} onClose={() => setOpen(false)}>
        {children}
        {failure && <FailureAlert failure={failure} />}
        <div className="dialog-actions">
          <Button look="primary" waiting={sending} onClick={send}>
            {sending ? sendingLabel : confirmLabel}
          </Button>
          <Button onClick={() => setOpen(false)}>{cancel}</Button>
        </div>
      </Dialog>
    </>
  )
}
