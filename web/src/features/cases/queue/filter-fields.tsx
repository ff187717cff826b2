import { type ComponentProps, useId } from 'react'

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
  any = name === 'sort' ? undefined : 'All',
}: FilterSelectProps<Value>) => {
  const id = useId()
  return (
    <div className="queue-filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className="form-select" defaultValue={value ?? ''}>
        {any && <option value="">{any}</option>}
        {Object.entries<string>(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

type FilterInputProps = { name: string; label: string; value: string | undefined } & Pick<
  ComponentProps<'input'>,
  'type' | 'list' | 'maxLength' | 'min'
>

/** A small text or date field with its label above. */
export const FilterInput = ({ label, value, ...input }: FilterInputProps) => {
  const id = useId()
  return (
    <div className="queue-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        dir={input.type === 'date' ? undefined : 'auto'}
        defaultValue={value}
        {...input}
      />
    </div>
  )
}
