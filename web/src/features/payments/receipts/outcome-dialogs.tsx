import { formatRupees } from '#shared/kit/format.ts'
import type { Receipt, ReceiptEnd } from '#shared/payments/records/receipt.ts'
import { api } from '#web/api/client.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

interface OutcomeDialogProps {
  receipt: Receipt
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

/** The bank has credited the amount: the fee is verified with the bank's number of the credit. */
export const RealiseDialog = ({ receipt, onDone, onClose }: OutcomeDialogProps) => {
  const { serial, amount } = receipt
  const params = { serial }
  const { field, dialog } = useDialogCommand({
    key: `realise:${serial}`,
    initial: { challan_no: '', paid_on: '' },
    send: async ({ challan_no, paid_on }, keys) => {
      const body = { payment: { challan_no, paid_on: valueOfTyped(paid_on) } }
      await api.receipts.realise({ params, body }, keys)
      onDone(`Receipt ${serial} is realised`)
    },
    onClose,
  })
  return (
    <CommandDialog
      title="Realised by the bank"
      explanation={`The bank has credited ${formatRupees(amount)}. The fee is verified; if it cannot be any more, the amount is an unmatched deposit.`}
      submitLabel="Verify the fee"
      {...dialog}
    >
      <ControlledInput
        {...field('challan_no', 'payment.challan_no')}
        label="Challan or transaction number"
        hint="As the bank’s statement names the credit, so that it counts once"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
      />
      <ControlledInput
        {...field('paid_on', 'payment.paid_on')}
        label="Date of the credit"
        hint="For example, 17-03-2026"
        inputMode="numeric"
        autoComplete="off"
        short
      />
    </CommandDialog>
  )
}

const ends = {
  returned: {
    title: 'Returned by the bank',
    explanation:
      'The fee stays unpaid. The history of the application says so, and the applicant is told by email.',
    submitLabel: 'Mark as returned',
    hint: 'For example: the signature differs',
    done: 'marked as returned',
  },
  cancelled: {
    title: 'Cancel the receipt',
    explanation:
      'A second person must confirm this. The serial stays used, and the instrument can be taken in with another receipt.',
    submitLabel: 'Send for confirmation',
    hint: 'For example: written for another application',
    done: 'sent for confirmation',
  },
}

export const EndDialog = ({ receipt, as, onDone, onClose }: OutcomeDialogProps & Pick<ReceiptEnd, 'as'>) => {
  const { serial } = receipt
  const { done, ...texts } = ends[as]
  return (
    <ReasonDialog
      {...texts}
      draft={`${as}:${serial}`}
      send={async (reason, keys) => {
        await api.receipts.end({ params: { serial }, body: { as, reason } }, keys)
        onDone(`Receipt ${serial}: ${done}`)
      }}
      onClose={onClose}
    />
  )
}
