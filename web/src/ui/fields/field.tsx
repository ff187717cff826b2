import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldProps, type InputProps } from './field-frame.tsx'

export { FieldError, type FieldProps } from './field-frame.tsx'

/** The error text of a field, or undefined. Messages are joined by commas, as in the summary. */
export const useFieldError = (name: string): string | undefined => {
  const { formState } = useFormContext()
  return formState.errors[name]?.message as string | undefined
}

/** A field of the surrounding form; the other inputs are built on it. */
export const Field = (props: FieldProps & { children: (input: InputProps) => ReactNode }) => (
  <FieldFrame {...props} error={useFieldError(props.name)} />
)
