import type { InputHTMLAttributes } from 'react'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import type { ControlledProps } from './controlled-props.ts'

interface ControlledInputProps
  extends ControlledProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoComplete' | 'dir' | 'inputMode' | 'maxLength' | 'spellCheck'
    > {
  /** No wider than a number. */
  short?: boolean
}

/** One line of text whose value the caller keeps. */
export const ControlledInput = (props: ControlledInputProps) => {
  const { name, label, hint, error, value, onValue, short, ...attributes } = props
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      {(input) => (
        <input
          {...attributes}
          {...input}
          type="text"
          className={short ? 'form-control field-short' : 'form-control'}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  )
}
