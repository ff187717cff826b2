import {
  type ChangeRequestDetails,
  type RefusalReason,
  refusalReasons,
} from '#shared/register/records/change-request.ts'
import { refusalLabels } from '#shared/register/rules/change-requests.ts'
import { api } from '#web/api/client.ts'
import { ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import type { DecisionDialogProps } from './accept-dialog.tsx'

export const refuseKey = ({ id }: Pick<ChangeRequestDetails, 'id'>): string => `refuse-request:${id}`

const ofLetters: readonly RefusalReason[] = ['addressee-unknown', 'other']
const choicesFor = ({ particular }: ChangeRequestDetails) => [
  ['', 'Choose'] as const,
  ...refusalReasons
    .filter((reason) => reason === 'other' || ofLetters.includes(reason) === (particular === 'letter'))
    .map((reason) => [reason, refusalLabels[reason]] as const),
]

/** Asks for the reason and for the text that the holder reads. */
export const RefuseDialog = ({ details, onDone, onClose }: DecisionDialogProps) => {
  const { id, entry } = details
  const { field, dialog } = useDialogCommand({
    key: refuseKey(details),
    initial: { reason: '', answer: '' },
    send: async ({ reason, answer }) => {
      const body = { reason: reason as RefusalReason, answer: answer.trim() }
      const { message = '' } = await api.changeRequests.refuse({ params: { number: entry.number, id }, body })
      onDone(message)
    },
    onClose,
  })
  return (
    <CommandDialog
      title="Refuse the request"
      explanation="The register stays as it is. The holder gets the reason and your words by email, and may ask again."
      submitLabel="Refuse"
      {...dialog}
    >
      <ControlledSelect {...field('reason')} label="Reason" choices={choicesFor(details)} />
      <ReasonField
        {...field('answer')}
        label="Answer to the holder"
        hint="What is missing, and what would do"
      />
    </CommandDialog>
  )
}
