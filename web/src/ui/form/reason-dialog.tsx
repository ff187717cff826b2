import type { ReactNode } from 'react'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from './command-dialog.tsx'
import { useDialogCommand } from './use-dialog-command.ts'

interface ReasonDialogProps {
  title: string
  /** What will happen. */
  explanation: string
  submitLabel: string
  savingLabel?: string
  /** Names the dialog and the record that it belongs to. */
  draft: string
  /** What the field says at first. */
  begun?: string
  hint?: string
  /** Throws `ApiFailure`. */
  send: (reason: string, keys: { idempotencyKey: string }) => Promise<void>
  /** @param outdated somebody else was faster: what is shown below is out of date. */
  onClose: (outdated: boolean) => void
  children?: ReactNode
}

/** The command of staff that needs a reason and nothing else. */
export const ReasonDialog = ({
  draft,
  begun = '',
  hint,
  send,
  onClose,
  children,
  ...texts
}: ReasonDialogProps) => {
  const { field, dialog } = useDialogCommand({
    key: draft,
    initial: { reason: begun },
    send: ({ reason }, keys) => send(reason.trim(), keys),
    onClose,
  })
  return (
    <CommandDialog {...texts} {...dialog}>
      {children}
      <ReasonField {...field('reason')} hint={hint} maxLength={300} />
    </CommandDialog>
  )
}
