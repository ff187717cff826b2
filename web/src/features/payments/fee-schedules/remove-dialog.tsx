import { formatDate } from '#shared/kit/format.ts'
import type { FeeScheduleRecord } from '#shared/payments/records/fee-schedule.ts'
import { api } from '#web/api/client.ts'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

export const removalKey = ({ effective_from }: Pick<FeeScheduleRecord, 'effective_from'>): string =>
  `remove-schedule:${effective_from}`

interface RemoveDialogProps {
  schedule: FeeScheduleRecord
  onClose: () => void
  onOutdated: () => void
  onSent: (message: string) => void
}

/** Proposes the removal of a schedule that has not begun. */
export const RemoveDialog = ({ schedule, onClose, onOutdated, onSent }: RemoveDialogProps) => {
  const { effective_from: first_day, name, version } = schedule
  const { values, change, failure, dialog } = useDialogCommand({
    key: removalKey(schedule),
    initial: { reason: '' },
    send: async ({ reason }, keys) => {
      const call = { params: { first_day }, body: { reason } }
      const { message = '' } = await api.feeSchedules.remove(call, { ...keys, ifMatch: version })
      onSent(message)
    },
    onClose: (outdated) => (outdated ? onOutdated() : onClose()),
  })
  return (
    <CommandDialog
      title="Remove this fee schedule?"
      submitLabel="Send for confirmation"
      explanation={`${name} would begin on ${formatDate(first_day)}. When another person has confirmed its removal, the schedule before it stays in force.`}
      {...dialog}
    >
      <ReasonField
        value={values.reason}
        onValue={(reason) => change({ reason })}
        failure={failure}
        hint="Whoever confirms the removal reads this"
      />
    </CommandDialog>
  )
}
