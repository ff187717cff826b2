import { useFormContext } from 'react-hook-form'
import { Field, type FieldProps } from './field.tsx'

interface TextAreaFieldProps extends FieldProps {
  rows?: number
  autoComplete?: string
  dir?: 'auto' | 'ltr' | 'rtl'
}

export const TextAreaField = ({ rows = 3, autoComplete, dir = 'auto', ...field }: TextAreaFieldProps) => {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(input) => (
        <textarea
          className="form-control"
          rows={rows}
          autoComplete={autoComplete}
          dir={dir}
          {...register(field.name)}
          {...input}
        />
      )}
    </Field>
  )
}
