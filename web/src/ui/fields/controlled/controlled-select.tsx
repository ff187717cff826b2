import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import type { ControlledProps } from './controlled-props.ts'

interface ControlledSelectProps extends ControlledProps {
  choices: readonly (readonly [value: string, label: string])[]
}

/** A native select whose value the caller keeps. */
export const ControlledSelect = (props: ControlledSelectProps) => {
  const { name, label, hint, error, value, onValue, choices } = props
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      {(input) => (
        <select
          {...input}
          className="form-select"
          value={value}
          onChange={({ target }) => onValue(target.value)}
        >
          {choices.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
