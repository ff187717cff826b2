import type { ApiFailure } from '#web/api/api-failure.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'

interface ReasonFieldProps {
  /** Of the field on the wire, where the words are no reason. */
  name?: string
  label?: string
  value: string
  hint?: string
  /** Most characters; the browser takes no more. */
  longest?: number
  onValue: (value: string) => void
  failure: ApiFailure | undefined
}

/** The reason of a command in a dialog, or other words that go with it. */
export const ReasonField = ({
  name = 'reason',
  label = 'Reason',
  hint,
  longest,
  ...field
}: ReasonFieldProps) => (
  <FieldFrame name={name} label={label} hint={hint} error={field.failure?.errors?.[name]?.join(', ')}>
    {(input) => (
      <textarea
        {...input}
        className="form-control"
        rows={3}
        dir="auto"
        maxLength={longest}
        value={field.value}
        onChange={(event) => field.onValue(event.target.value)}
      />
    )}
  </FieldFrame>
)
