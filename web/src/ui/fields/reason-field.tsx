import type { ApiFailure } from '#web/api/api-failure.ts'
import { ControlledTextArea } from './controlled-fields.tsx'

interface ReasonFieldProps {
  /** The field's name on the wire, if the text is not a reason. */
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
  longest,
  failure,
  ...field
}: ReasonFieldProps) => (
  <ControlledTextArea
    {...field}
    name={name}
    label={label}
    error={failure?.errors?.[name]?.join(', ')}
    rows={3}
    maxLength={longest}
  />
)
