import { api } from '#web/api/client.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

interface EmailDialogProps {
  id: string
  onClose: (outdated?: boolean) => void
  onDone: (message: string) => void
}

/** The person has an address now, and registers it at the office. */
export const EmailDialog = ({ id, onClose, onDone }: EmailDialogProps) => {
  const { field, dialog } = useDialogCommand({
    key: `walk-in-email-${id}`,
    initial: { email: '' },
    send: async (body, keys) =>
      onDone((await api.walkIns.giveEmail({ params: { id }, body }, keys)).message ?? ''),
    onClose,
  })
  return (
    <CommandDialog
      title="Register an email"
      explanation="With the original CNIC in your hand. A colleague confirms it. Then the person chooses “Forgot password” at the sign-in and sets one."
      submitLabel="Send for confirmation"
      {...dialog}
    >
      <ControlledInput
        {...field('email')}
        label="Email of the person"
        autoComplete="off"
        inputMode="email"
        maxLength={254}
      />
    </CommandDialog>
  )
}
