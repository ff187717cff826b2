import '#web/theme/cases/case-dialogs.scss'
import { fieldOfItem } from '#shared/applications/field-tables/reading.ts'
import { correctableRecords, itemLabel, itemText, itemValue } from '#shared/applications/rules/correctable.ts'
import { api } from '#web/api/client.ts'
import { ControlledInput, ControlledTextArea } from '#web/ui/fields/controlled-fields.tsx'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import type { CaseReview } from '../use-case-review.ts'

export const proposalKey = (caseId: string, item: string): string => `correction:${caseId}:${item}`

interface ProposalDialogProps {
  review: CaseReview
  item: string
  onClose: () => void
}

/** Proposes the corrected text of one item. */
export const ProposalDialog = ({ review, item, onClose }: ProposalDialogProps) => {
  const { caseRecord } = review
  const label = itemLabel(item)
  const kind = fieldOfItem(correctableRecords, item)?.kind
  const present = itemText(item, itemValue(item, caseRecord))
  const { field, dialog } = useDialogCommand({
    key: proposalKey(caseRecord.id, item),
    initial: { value: present, reason: '' },
    send: async ({ value: typed, reason }) => {
      const body = { item, value: kind === 'date' ? valueOfTyped(typed) : typed, reason }
      await review.commands.apply(
        (idempotencyKey) =>
          api.cases.proposeCorrection({ params: { id: caseRecord.id }, body }, { idempotencyKey }),
        'Sent for confirmation by a second person',
      )
      onClose()
    },
    onClose,
  })
  return (
    <CommandDialog
      title={`Correct a typing error: ${label}`}
      submitLabel="Send for confirmation"
      explanation="Only for an obvious typing error. Another reviewer or registrar confirms it, and the applicant gets an email."
      {...dialog}
    >
      <ControlledTextArea
        {...field('value')}
        name="corrected-value"
        label={label}
        hint={`As typed by the applicant: ${present || 'nothing'}`}
        rows={kind === 'lines' ? 3 : 1}
      />
      <ControlledInput
        {...field('reason')}
        name="correction-reason"
        label="Reason"
        hint="For example, as on the CNIC"
        dir="auto"
        maxLength={300}
      />
    </CommandDialog>
  )
}
