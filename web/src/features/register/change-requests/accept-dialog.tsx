import type { FieldTable } from '#shared/kit/field.ts'
import type { ChangeRequestDetails } from '#shared/register/records/change-request.ts'
import { api } from '#web/api/client.ts'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { FormFields } from '#web/ui/messages/field-labels.ts'

export const acceptKey = ({ id }: Pick<ChangeRequestDetails, 'id'>): string => `accept-request:${id}`

const fields = { words: { label: 'Basis of the decision', kind: 'lines' } } satisfies FieldTable

export interface DecisionDialogProps {
  details: ChangeRequestDetails
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

/** Proposes what was asked for, with the words for the second person. */
export const AcceptDialog = ({ details, onDone, onClose }: DecisionDialogProps) => {
  const { id, entry, particular } = details
  const isLetter = particular === 'letter'
  const { field, dialog } = useDialogCommand({
    key: acceptKey(details),
    initial: { words: '' },
    send: async ({ words }) => {
      const body = { words: words.trim(), version: entry.version }
      const { message = '' } = await api.changeRequests.accept({ params: { number: entry.number, id }, body })
      onDone(message)
    },
    onClose,
  })
  return (
    <FormFields value={fields}>
      <CommandDialog
        title="Accept the request"
        explanation={
          isLetter
            ? 'Another registrar confirms it; the letter is signed then, with both your names.'
            : 'Another registrar confirms it; the register stays as it is until then.'
        }
        submitLabel="Send for confirmation"
        {...dialog}
      >
        <ReasonField
          {...field('words')}
          label={fields.words.label}
          hint={`Such as ${isLetter ? 'how the regulator was found to exist' : 'the document that was seen'}. Staff read it in the history; the holder and the public do not`}
        />
      </CommandDialog>
    </FormFields>
  )
}
