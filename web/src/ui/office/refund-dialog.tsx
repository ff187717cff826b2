import { formatRupees } from '#shared/kit/format.ts'
import { api } from '#web/api/client.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

export const refundKey = ({ challan_no }: { challan_no: string }): string => `refund:${challan_no}`

interface RefundDialogProps {
  payment: { challan_no: string; amount: number }
  /** What follows for the application, where it has paid the fee of one. */
  follows?: string
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

/** Proposes to pay a fee or a deposit back; another person confirms it. */
export const RefundDialog = ({ payment, follows = '', onDone, onClose }: RefundDialogProps) => {
  const { challan_no, amount } = payment
  const { field, dialog } = useDialogCommand({
    key: refundKey(payment),
    initial: { payee: '', account: '', amount: '', reason: '' },
    send: async (typed, keys) => {
      const { payee, account, reason } = typed
      const to = { payee, account, amount: typed.amount.trim() === '' ? Number.NaN : Number(typed.amount) }
      await api.refunds.propose({ body: { challan_no, reason, to } }, keys)
      onDone('The refund waits for a second person')
    },
    onClose,
  })
  return (
    <CommandDialog
      title="Refund a payment"
      explanation={`Challan ${challan_no}, ${formatRupees(amount)}. A second person must confirm this. The payment can then no longer pay for anything.${follows && ` ${follows}`}`}
      submitLabel="Send for confirmation"
      {...dialog}
    >
      <ControlledInput
        {...field('payee', 'to.payee')}
        label="Paid to"
        hint="The name of the person who gets the money"
        autoComplete="off"
        dir="auto"
        maxLength={80}
      />
      <ControlledInput
        {...field('account', 'to.account')}
        label="Bank account or pay order number"
        hint="For example, PK36 SCBL 0000 0011 2345 6702, or Pay order 443211"
        autoComplete="off"
        maxLength={60}
      />
      <ControlledInput
        {...field('amount', 'to.amount')}
        label="Amount in rupees"
        hint="The whole payment"
        inputMode="decimal"
        autoComplete="off"
        short
      />
      <ReasonField {...field('reason')} maxLength={300} />
    </CommandDialog>
  )
}
