import { useFormContext } from 'react-hook-form'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Field, type FieldProps } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

interface PasswordFieldProps extends FieldProps {
  label?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password in the surrounding form. */
export const PasswordField = ({ autoComplete, ...field }: PasswordFieldProps) => {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(input) => (
        <PasswordInput
          what={(field.label ?? fieldLabel(field.name)).toLowerCase()}
          autoComplete={autoComplete}
          {...register(field.name)}
          {...input}
        />
      )}
    </Field>
  )
}
