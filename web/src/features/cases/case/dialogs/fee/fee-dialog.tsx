import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import { stillOwed } from '#shared/applications/rules/voucher.ts'
import { plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { fieldText } from '#shared/kit/field.ts'
import { formatRupees, plainNumber } from '#shared/kit/format.ts'
import type { CaseReview } from '#web/features/cases/case/use-case-review.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { CaseCommandDialog } from '../case-command-dialog.tsx'
import { useDialogValues } from '../use-dialog-values.ts'

/** What the applicant states of the payment now, as people read it: they pay, and say how, after the submission. */
const statedNow = ({ user_application: stated, changed_since }: CaseRecord) => {
  const textOf = (field: 'challan_no' | 'challan_submit_date'): string =>
    changed_since.differences.find(({ item }) => item === `user_application.${field}`)?.after ??
    fieldText(userApplicationFields[field], stated?.[field])
  return { challan: textOf('challan_no'), paidOn: textOf('challan_submit_date') }
}

/** What stands beside the challan: it is typed from the slip, so that what the applicant states is compared and not confirmed. */
const challanHint = (stated: string, typed: string): string => {
  if (!stated) return 'From the deposit slip'
  return plainNumber(stated).startsWith(plainNumber(typed))
    ? `From the deposit slip. The applicant states ${stated}`
    : `Differs from what the applicant states: ${stated}. The deposit slip decides`
}

/** Records the payment while the deposit slip is visible. */
export const FeeDialog = ({ review }: { review: CaseReview }) => {
  const { application_form: form } = review.caseRecord
  const stated = statedNow(review.caseRecord)
  const { fee: owed } = stillOwed(form)
  const { values, change, ...typed } = useDialogValues(review, 'verify-fee', {
    voucher: '',
    challan: '',
    paidOn: stated.paidOn,
    amount: String(owed),
  })
  const payment = {
    voucher_number: plainVoucherNumber(values.voucher),
    challan_no: values.challan.trim(),
    amount: Number(values.amount),
    paid_on: valueOfTyped(values.paidOn),
  }
  const fields = [
    {
      name: 'voucher_number',
      of: 'voucher',
      label: 'Voucher number',
      hint: 'From the deposit slip: type it or scan its QR code. Leave it empty if the slip has none',
      numeric: true,
    },
    {
      name: 'challan_no',
      of: 'challan',
      label: 'Challan no.',
      hint: challanHint(stated.challan, values.challan),
      numeric: false,
    },
    {
      name: 'amount',
      of: 'amount',
      label: 'Amount in rupees',
      hint: form.shortfall
        ? `Still to be paid of ${formatRupees(form.fee_amount)}: ${formatRupees(owed)}`
        : `The fee is ${formatRupees(owed)}`,
      numeric: true,
    },
    {
      name: 'paid_on',
      of: 'paidOn',
      label: 'Date of payment',
      hint: 'For example, 17-03-2026',
      numeric: true,
    },
  ] as const
  return (
    <CaseCommandDialog
      review={review}
      action="verify-fee"
      typed={typed}
      onSubmit={() => void review.acts.perform('verify-fee', { payment })}
    >
      {fields.map(({ name, of, label, hint, numeric }) => (
        <ControlledInput
          key={name}
          name={`payment.${name}`}
          label={label}
          hint={hint}
          inputMode={numeric ? 'numeric' : undefined}
          autoComplete="off"
          value={values[of]}
          onValue={(value) => change({ [of]: value })}
          error={review.commands.problem?.errors?.[`payment.${name}`]?.join(', ')}
        />
      ))}
    </CaseCommandDialog>
  )
}
