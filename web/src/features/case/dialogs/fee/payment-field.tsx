import type { HTMLAttributes } from 'react'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'

interface PaymentFieldProps {
  name: string
  label: string
  hint: string
  value: string
  onValue: (value: string) => void
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  review: CaseReview
}

/** One text field of the payment. */
export const PaymentField = ({ name, label, hint, value, onValue, inputMode, review }: PaymentFieldProps) => (
  <FieldFrame name={name} label={label} hint={hint} error={review.problem?.errors?.[name]?.join(', ')}>
    {(input) => (
      <input
        {...input}
        type="text"
        className="form-control"
        autoComplete="off"
        inputMode={inputMode}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </FieldFrame>
)
