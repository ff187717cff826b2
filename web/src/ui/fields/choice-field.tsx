import { useFormContext } from 'react-hook-form'
import { type Choices, Options } from './controlled-fields.tsx'
import { Field, type FieldProps } from './field.tsx'

interface ChoiceFieldProps extends FieldProps {
  /** The label for no choice. */
  empty: string
  choices: Choices
  autoComplete?: string | undefined
}

/** A native select with separate labels for its choices. */
export const ChoiceField = ({ empty, choices, autoComplete, ...field }: ChoiceFieldProps) => {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(input) => (
        <select className="form-select" autoComplete={autoComplete} {...register(field.name)} {...input}>
          <option value="">{empty}</option>
          <Options choices={choices} />
        </select>
      )}
    </Field>
  )
}
