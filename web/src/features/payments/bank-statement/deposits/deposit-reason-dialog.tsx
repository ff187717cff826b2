import { formatDate, formatRupees } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { api } from '#web/api/client.ts'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'

interface Settling {
  challan_no: string
  reason: string
}

const acts = {
  'set-aside': {
    title: 'Set a deposit aside',
    submit: 'Set aside',
    happens: 'leaves the list and no longer verifies a fee when it is imported again.',
    hint: 'For example: refunded, or not meant for the council',
    done: 'The deposit has been set aside',
    call: (body: Settling) => api.deposits.setAside({ body }),
  },
  return: {
    title: 'Return a deposit to the list',
    submit: 'Return to the list',
    happens: 'is in the list of unmatched deposits again and can verify a fee.',
    hint: 'For example: set aside by mistake',
    done: 'The deposit is in the list again',
    call: (body: Settling) => api.deposits.reopen({ body }),
  },
  'take-refund-back': {
    title: 'Take a refund back',
    submit: 'Send for confirmation',
    happens:
      'is in the list of unmatched deposits again once a second person has confirmed it. An applicant whose fee it was is told by email.',
    hint: 'For example: the pay order was cancelled',
    done: 'Taking the refund back waits for a second person',
    call: (body: Settling) => api.refunds.propose({ body: { ...body, to: null } }),
  },
}

export const depositReasonKey = (
  act: keyof typeof acts,
  { challan_no }: Pick<Deposit, 'challan_no'>,
): string => `${act}:${challan_no}`

interface DepositReasonDialogProps {
  act: keyof typeof acts
  deposit: Pick<Deposit, 'challan_no' | 'amount' | 'paid_on'>
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

/** Takes a deposit that pays for no application off the list, or returns it there; both with a reason. */
export const DepositReasonDialog = ({ act, deposit, onDone, onClose }: DepositReasonDialogProps) => {
  const { title, submit, happens, hint, done, call } = acts[act]
  const { challan_no, amount, paid_on } = deposit
  return (
    <ReasonDialog
      title={title}
      explanation={`Challan ${challan_no}, ${formatRupees(amount)}, paid on ${formatDate(paid_on)}, ${happens}`}
      submitLabel={submit}
      hint={hint}
      draft={depositReasonKey(act, deposit)}
      send={async (reason) => {
        await call({ challan_no, reason })
        onDone(done)
      }}
      onClose={onClose}
    />
  )
}
