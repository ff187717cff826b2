import type { HTMLAttributes } from 'react'
import type { CaseReview } from '#web/features/cases/case/use-case-review.ts'
import { ControlledInput } from '#web/ui/fields/controlled/controlled-input.tsx'

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
export const PaymentField = ({ review, ...field }: PaymentFieldProps) => (
  <ControlledInput {...field} error={review.problem?.errors?.[field.name]?.join(', ')} autoComplete="off" />
)
