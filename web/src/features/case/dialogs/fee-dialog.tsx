import { useState } from 'react'
import { formatDate, formatRupees } from '#shared/format.ts'
import { plainVoucherNumber } from '#shared/rules/voucher-number.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { CaseCommandDialog } from './case-command-dialog.tsx'
import { PaymentField } from './payment-field.tsx'

/** Records the payment while the deposit slip is visible. The applicant's own statements are filled in, to be compared. */
export const FeeDialog = ({ review }: { review: CaseReview }) => {
  const { application_form: form, user_application: userApplication } = review.caseRecord
  const [voucher, setVoucher] = useState('')
  const [challan, setChallan] = useState(userApplication?.challan_no ?? '')
  const [amount, setAmount] = useState(String(form.fee_amount))
  const [paidOn, setPaidOn] = useState(formatDate(userApplication?.challan_submit_date ?? ''))
  const payment = {
    ...(form.voucher_number && { voucher_number: plainVoucherNumber(voucher) }),
    challan_no: challan.trim(),
    amount: Number(amount),
    paid_on: valueOfTyped(paidOn),
  }
  return (
    <CaseCommandDialog
      review={review}
      action="verify-fee"
      onSubmit={() => void review.perform('verify-fee', { payment })}
    >
      {form.voucher_number && (
        <PaymentField
          name="payment.voucher_number"
          label="Voucher number"
          hint="From the deposit slip: type it or scan its QR code. Leave it empty if the slip has none"
          inputMode="numeric"
          value={voucher}
          onValue={setVoucher}
          review={review}
        />
      )}
      <PaymentField
        name="payment.challan_no"
        label="Challan no."
        hint={
          userApplication?.challan_no
            ? 'As entered by the applicant. Compare it with the deposit slip'
            : 'From the deposit slip'
        }
        value={challan}
        onValue={setChallan}
        review={review}
      />
      <PaymentField
        name="payment.amount"
        label="Amount in rupees"
        hint={`The fee is ${formatRupees(form.fee_amount)}`}
        inputMode="numeric"
        value={amount}
        onValue={setAmount}
        review={review}
      />
      <PaymentField
        name="payment.paid_on"
        label="Date of payment"
        hint="For example, 17-03-2026"
        inputMode="numeric"
        value={paidOn}
        onValue={setPaidOn}
        review={review}
      />
    </CaseCommandDialog>
  )
}
