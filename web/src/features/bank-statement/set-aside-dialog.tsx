import { useState } from 'react'
import { formatDate, formatRupees } from '#shared/format.ts'
import type { OpenDeposit } from '#shared/records/deposit.ts'
import { api } from '#web/api/client.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'

interface SetAsideDialogProps {
  deposit: OpenDeposit
  onSetAside: (text: string) => void
  onClose: () => void
}

/** Takes a deposit that pays for no application off the list. */
export const SetAsideDialog = ({ deposit, onSetAside, onClose }: SetAsideDialogProps) => {
  const { challan_no, amount, paid_on } = deposit
  const [reason, setReason] = useState('')
  const { sending, failure, send } = useSending(async () => {
    await api.deposits.setAside({ body: { challan_no, reason: reason.trim() } })
    onSetAside('The deposit has been set aside')
  })
  return (
    <CommandDialog
      title="Set a deposit aside"
      explanation={`Challan ${challan_no}, ${formatRupees(amount)}, paid on ${formatDate(paid_on)}, leaves the list and no longer verifies a fee when it is imported again.`}
      submitLabel="Set aside"
      saving={sending}
      problem={failure}
      problemId="reason-problem"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FieldFrame
        name="reason"
        label="Reason"
        hint="For example: refunded, or not meant for the council"
        error={undefined}
      >
        {(input) => (
          <textarea
            {...input}
            className="form-control"
            rows={3}
            dir="auto"
            value={reason}
            aria-invalid={failure?.errors ? true : undefined}
            aria-describedby={failure?.errors ? 'reason-hint reason-problem' : 'reason-hint'}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FieldFrame>
    </CommandDialog>
  )
}
