import { useFormContext, useWatch } from 'react-hook-form'
import { asTyped } from '#web/ui/language/typed.tsx'
import { Field, type FieldProps } from './field.tsx'

interface TextAreaFieldProps extends FieldProps {
  rows?: number
  autoComplete?: string
}

export const TextAreaField = ({ rows = 3, autoComplete, ...field }: TextAreaFieldProps) => {
  const { register } = useFormContext()
  const value = useWatch({ name: field.name })
  return (
    <Field {...field}>
      {(input) => (
        <textarea
          className="form-control"
          rows={rows}
          autoComplete={autoComplete}
          {...asTyped(value)}
          {...register(field.name)}
          {...input}
        />
      )}
    </Field>
  )
}
