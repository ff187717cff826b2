import { type ComponentProps, useId } from 'react'
import { Options } from '#web/ui/fields/controlled-fields.tsx'
import { parseTypedDate, shownDate } from '#web/ui/fields/date-field/typed-date.ts'
import { asTyped } from '#web/ui/language/typed.tsx'

interface FilterSelectProps<Value extends string> {
  name: string
  label: string
  options: Record<Value, string>
  value: Value | undefined
  /** The label for no choice; absent if one value always applies. */
  any?: string
}

/** A small list with its label above. */
export const FilterSelect = <Value extends string>({
  name,
  label,
  options,
  value,
  any = name === 'sort' ? undefined : `${label}: all`,
}: FilterSelectProps<Value>) => {
  const id = useId()
  return (
    <div className="queue-filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className="form-select" defaultValue={value ?? ''}>
        {any && <option value="">{any}</option>}
        <Options choices={Object.entries<string>(options)} />
      </select>
    </div>
  )
}

type FilterInputProps = { name: string; label: string; value: string | undefined } & Pick<
  ComponentProps<'input'>,
  'list' | 'maxLength' | 'onInput' | 'onBlur'
>

/** A small text field with its label above, which a narrow row shows inside. */
export const FilterInput = ({ label, value, ...input }: FilterInputProps) => {
  const id = useId()
  return (
    <div className="queue-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        {...asTyped(value)}
        defaultValue={value}
        placeholder={label}
        {...input}
      />
    </div>
  )
}

/** A day as people write it: DD-MM-YYYY. What is no day is said at the field, and nothing is applied. */
export const FilterDay = ({ value, ...input }: Omit<FilterInputProps, 'list' | 'maxLength'>) => (
  <FilterInput
    {...input}
    value={value && shownDate(value)}
    maxLength={20}
    onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
    onBlur={({ currentTarget }) => {
      const day = parseTypedDate(currentTarget.value)
      if (day) currentTarget.value = shownDate(day)
      currentTarget.setCustomValidity(
        day || !currentTarget.value ? '' : 'Enter a day, for example 17-03-2026',
      )
    }}
  />
)
