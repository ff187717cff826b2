import type { FieldProps } from '#web/ui/fields/field-frame.tsx'

/** What a field takes whose value is kept by its caller, and not by a surrounding form. */
export interface ControlledProps extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  error: string | undefined
  value: string
  onValue: (value: string) => void
}
