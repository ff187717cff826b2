import { ControlledTextArea, type ControlledTextAreaProps } from './controlled-fields.tsx'

type ReasonFieldProps = Omit<ControlledTextAreaProps, 'label' | 'rows'> & { label?: string }

/** The reason of a command in a dialog, or other words that go with it. */
export const ReasonField = (field: ReasonFieldProps) => (
  <ControlledTextArea label="Reason" rows={3} {...field} />
)
