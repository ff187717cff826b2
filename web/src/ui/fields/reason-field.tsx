import type { ApiFailure } from '#web/api/api-failure.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'

interface ReasonFieldProps {
  value: string
  hint?: string
  /** Most characters; the browser takes no more. */
  longest?: number
  onValue: (value: string) => void
  failure: ApiFailure | undefined
}

/** The reason of a command in a dialog. */
export const ReasonField = ({ value, hint, longest, onValue, failure }: ReasonFieldProps) => (
  <FieldFrame name="reason" label="Reason" hint={hint} error={failure?.errors?.reason?.join(', ')}>
    {(input) => (
      <textarea
        {...input}
        className="form-control"
        rows={3}
        dir="auto"
        maxLength={longest}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </FieldFrame>
)
