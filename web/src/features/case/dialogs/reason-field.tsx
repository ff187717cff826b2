import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'

interface ReasonFieldProps {
  review: CaseReview
  label?: string
  hint?: string
  optional?: boolean
  value: string
  onValue: (value: string) => void
}

/** The reason of an action, or a note that goes with it. */
export const ReasonField = ({ review, label = 'Reason', value, onValue, ...field }: ReasonFieldProps) => (
  <FieldFrame {...field} name="reason" label={label} error={review.problem?.errors?.reason?.join(', ')}>
    {(input) => (
      <textarea
        {...input}
        className="form-control"
        rows={3}
        dir="auto"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </FieldFrame>
)
