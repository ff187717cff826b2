import { useState } from 'react'
import { formatDate, formatRupees } from '#shared/format.ts'
import type { Deposit } from '#shared/records/deposit.ts'
import { api } from '#web/api/client.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'

const acts = {
  'set-aside': {
    title: 'Set a deposit aside',
    submit: 'Set aside',
    happens: 'leaves the list and no longer verifies a fee when it is imported again.',
    hint: 'For example: refunded, or not meant for the council',
    done: 'The deposit has been set aside',
    call: api.deposits.setAside,
  },
  return: {
    title: 'Return a deposit to the list',
    submit: 'Return to the list',
    happens: 'is in the list of unmatched deposits again and can verify a fee.',
    hint: 'For example: set aside by mistake',
    done: 'The deposit is in the list again',
    call: api.deposits.reopen,
  },
}

interface DepositReasonDialogProps {
  act: keyof typeof acts
  deposit: Pick<Deposit, 'challan_no' | 'amount' | 'paid_on'>
  onDone: (text: string) => void
  onClose: () => void
}

/** Takes a deposit that pays for no application off the list, or returns it there; both with a reason. */
export const DepositReasonDialog = ({ act, deposit, onDone, onClose }: DepositReasonDialogProps) => {
  const { title, submit, happens, hint, done, call } = acts[act]
  const { challan_no, amount, paid_on } = deposit
  const [reason, setReason] = useState('')
  const { sending, failure, send } = useSending(async () => {
    await call({ body: { challan_no, reason: reason.trim() } })
    onDone(done)
  })
  return (
    <CommandDialog
      title={title}
      explanation={`Challan ${challan_no}, ${formatRupees(amount)}, paid on ${formatDate(paid_on)}, ${happens}`}
      submitLabel={submit}
      saving={sending}
      problem={failure}
      problemId="reason-problem"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FieldFrame name="reason" label="Reason" hint={hint} error={undefined}>
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
