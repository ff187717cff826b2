import { useState } from 'react'
import { formatDate } from '#shared/format.ts'
import type { FeeScheduleRecord } from '#shared/records/fee-schedule.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureAlert } from '#web/ui/messages/failure-alert.tsx'

interface RemoveDialogProps {
  schedule: FeeScheduleRecord
  onClose: () => void
  onRemoved: (message: string) => void
}

/** Asks before a schedule that has not begun is removed. */
export const RemoveDialog = ({ schedule, onClose, onRemoved }: RemoveDialogProps) => {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const { effective_from: first_day, name, version } = schedule
  const remove = async () => {
    if (sending) return
    setSending(true)
    setFailure(undefined)
    try {
      const { message = '' } = await api.feeSchedules.remove({ params: { first_day } }, { ifMatch: version })
      onRemoved(message)
    } catch (thrown) {
      setFailure(asFailure(thrown))
      setSending(false)
    }
  }
  return (
    <Dialog open title="Remove this fee schedule?" onClose={onClose}>
      {failure && <FailureAlert failure={failure} />}
      <p>
        {name} was to begin on {formatDate(first_day)}. The schedule before it stays current.
      </p>
      <div className="dialog-actions">
        <button
          type="button"
          className="btn btn-danger"
          aria-disabled={sending || undefined}
          onClick={remove}
        >
          {sending ? 'Removing…' : 'Remove'}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}
