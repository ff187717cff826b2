import { useFormContext } from 'react-hook-form'
import { labelOf } from '#shared/vocabulary.ts'
import { Field, type FieldProps } from './field.tsx'

interface SelectFieldProps extends FieldProps {
  /** The stored words; people see `labelOf` each. */
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
          {options.map((it) => (
            <option key={it} value={it}>
              {labelOf(it)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
