import type { WaitingConcern } from '#shared/register/records/concern.ts'
import { concernOutcomeLabels, outcomesOf } from '#shared/register/rules/concern-words.ts'
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
export const EndDialog = ({ concern: { id, number, about, check }, onDone, onClose }: EndDialogProps) => {
  const { field, dialog } = useDialogCommand({
    key: `end-concern:${id}`,
    initial: { outcome: '', note: '', stops: '' },
    send: async ({ outcome, note, stops }) => {
      // The service says which outcomes there are.
      const body = { outcome: outcome as never, note, ...(check && { stops: stops !== '' }) }
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
        label={check ? 'What you found' : 'Outcome'}
        hint={check && 'The holder reads it'}
        choices={[
          ['', 'Choose'],
          ...outcomesOf(about).map((one) => [one, concernOutcomeLabels[one]] as const),
        ]}
      />
      {check && (
        <ControlledSelect
          {...field('stops')}
          label="May it ask by name again"
          hint={`${check.organisation}, ${check.email}. The holder reads this too. If it watches registrations, end that as well`}
          choices={[
            ['', 'Yes'],
            ['stops', 'No, not for a year'],
          ]}
        />
      )}
      <ReasonField
        {...field('note')}
        label="Note"
        hint="What was found: who was heard, and what they said. Registrars read it"
      />
    </CommandDialog>
  )
}
