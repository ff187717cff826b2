import { useState } from 'react'
import { formatDate } from '#shared/format.ts'
import type { FeeScheduleRecord } from '#shared/records/fee-schedule.ts'
import { api } from '#web/api/client.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { ReasonField } from './reason-field.tsx'

interface RemoveDialogProps {
  schedule: FeeScheduleRecord
  onClose: () => void
  onOutdated: () => void
  onSent: (message: string) => void
}

/** Proposes the removal of a schedule that has not begun. */
export const RemoveDialog = ({ schedule, onClose, onOutdated, onSent }: RemoveDialogProps) => {
  const [reason, setReason] = useState('')
  const { effective_from: first_day, name, version } = schedule
  const { sending, failure, send } = useSending(async () => {
    const call = { params: { first_day }, body: { reason } }
    const { message = '' } = await api.feeSchedules.remove(call, { ifMatch: version })
    onSent(message)
  })
  return (
    <CommandDialog
      title="Remove this fee schedule?"
      submitLabel="Send for confirmation"
      explanation={`${name} would begin on ${formatDate(first_day)}. When another person has confirmed its removal, the schedule before it goes on.`}
      saving={sending}
      problem={failure}
      onSubmit={() => void send()}
      // After a conflict what this page shows is out of date.
      onClose={failure?.status === 409 ? onOutdated : onClose}
    >
      <ReasonField
        value={reason}
        onValue={setReason}
        failure={failure}
        hint="Whoever confirms the removal reads this"
      />
    </CommandDialog>
  )
}
