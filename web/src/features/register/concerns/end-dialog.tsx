import type { WaitingConcern } from '#shared/register/records/concern.ts'
import { concernOutcomeLabels } from '#shared/register/rules/concern-words.ts'
import { concernOutcomes } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

interface EndDialogProps {
  concern: WaitingConcern
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

/** Ends a concern, with what was found. */
export const EndDialog = ({ concern: { id, number }, onDone, onClose }: EndDialogProps) => {
  const { field, dialog } = useDialogCommand({
    key: `end-concern:${id}`,
    initial: { outcome: '', note: '' },
    send: async ({ outcome, note }) => {
      // The service says which outcomes there are.
      const body = { outcome: outcome as never, note }
      const { message = '' } = await api.concerns.end({ params: { id }, body })
      onDone(message)
    },
    onClose,
  })
  return (
    <CommandDialog
      title="End the concern?"
      explanation={`About ${number}. It changes nothing in the register: propose a suspension or a removal there.`}
      submitLabel="End"
      {...dialog}
    >
      <ControlledSelect
        {...field('outcome')}
        label="Outcome"
        choices={[['', 'Choose'], ...concernOutcomes.map((one) => [one, concernOutcomeLabels[one]] as const)]}
      />
      <ReasonField
        {...field('note')}
        label="Note"
        hint="What was found: who was heard, and what they said. Registrars read it"
      />
    </CommandDialog>
  )
}
