import { useFormContext } from 'react-hook-form'
import { labelOf } from '#shared/vocabulary/people.ts'
import { Field, type FieldProps } from './field.tsx'

interface SelectFieldProps extends FieldProps {
  /** The stored values; `labelOf` gives what people see. */
  options: readonly string[]
  autoComplete?: string
}

/** A native select with an empty first choice. */
export const SelectField = ({ options, autoComplete, ...field }: SelectFieldProps) => {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(input) => (
        <select className="form-select" autoComplete={autoComplete} {...register(field.name)} {...input}>
          <option value="">Choose</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {labelOf(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
