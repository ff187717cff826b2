import { formatDate } from '#shared/kit/format.ts'
import type { FeeScheduleRecord } from '#shared/payments/records/fee-schedule.ts'
import { api } from '#web/api/client.ts'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'

export const removalKey = ({ effective_from }: Pick<FeeScheduleRecord, 'effective_from'>): string =>
  `remove-schedule:${effective_from}`

interface RemoveDialogProps {
  schedule: FeeScheduleRecord
  onClose: (outdated: boolean) => void
  onDone: (message: string) => void
}

/** Proposes the removal of a schedule that has not begun. */
export const RemoveDialog = ({ schedule, onClose, onDone }: RemoveDialogProps) => {
  const { effective_from: first_day, name, version } = schedule
  return (
    <ReasonDialog
      title="Remove this fee schedule?"
      submitLabel="Send for confirmation"
      explanation={`${name} would begin on ${formatDate(first_day)}. When another person has confirmed its removal, the schedule before it stays in force.`}
      hint="Whoever confirms the removal reads this"
      draft={removalKey(schedule)}
      send={async (reason, keys) => {
        const call = { params: { first_day }, body: { reason } }
        const { message = '' } = await api.feeSchedules.remove(call, { ...keys, ifMatch: version })
        onDone(message)
      }}
      onClose={onClose}
    />
  )
}
