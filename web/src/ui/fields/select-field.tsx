import { labelOf } from '#shared/vocabulary/people.ts'
import { ChoiceField } from './choice-field.tsx'
import type { FieldProps } from './field.tsx'

interface SelectFieldProps extends FieldProps {
  /** The stored values; `labelOf` gives what people see. */
  options: readonly string[]
  autoComplete?: string | undefined
}

/** A native select with an empty first choice. */
export const SelectField = ({ options, ...field }: SelectFieldProps) => (
  <ChoiceField {...field} empty="Choose" choices={options.map((option) => [option, labelOf(option)])} />
)
