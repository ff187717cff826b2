import type { InputHTMLAttributes } from 'react'
import { FieldFrame, type FieldProps } from '#web/ui/fields/field-frame.tsx'
import { asTyped } from '#web/ui/language/typed.tsx'

export interface ControlledTextAreaProps extends ControlledProps {
  rows: number
  /** Most characters; the browser takes no more. */
  maxLength?: number | undefined
}

/** Several lines of text whose value the caller keeps. */
export const ControlledTextArea = (props: ControlledTextAreaProps) => {
  const { name, label, hint, error, value, onValue, ...attributes } = props
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      {(input) => (
        <textarea
          {...attributes}
          {...input}
          className="form-control"
          {...asTyped(value)}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  )
}

export type Choices = readonly (readonly [value: string, label: string])[]

/** The choices of a native select. */
export const Options = ({ choices }: { choices: Choices }) =>
  choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

interface ControlledSelectProps extends ControlledProps {
  /** No wider than a number. */
  short?: boolean
  choices: Choices
}

/** A native select whose value the caller keeps. */
export const ControlledSelect = (props: ControlledSelectProps) => {
  const { name, label, hint, error, value, onValue, short, choices } = props
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      {(input) => (
        <select
          {...input}
          className={short ? 'form-select field-short' : 'form-select'}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        >
          <Options choices={choices} />
        </select>
      )}
    </FieldFrame>
  )
}

/** What a field takes whose value is kept by its caller, and not by a surrounding form. */
interface ControlledProps extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'optional'> {
  error?: string | undefined
  value: string
  onValue: (value: string) => void
}

interface ControlledInputProps
  extends ControlledProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoComplete' | 'autoFocus' | 'dir' | 'inputMode' | 'maxLength' | 'spellCheck' | 'type'
    > {
  /** No wider than a number. */
  short?: boolean
}

/** One line of text whose value the caller keeps. */
export const ControlledInput = (props: ControlledInputProps) => {
  const { name, label, hint, optional, error, value, onValue, short, ...attributes } = props
  return (
    <FieldFrame {...{ name, label, hint, optional, error }}>
      {(input) => (
        <input
          type="text"
          {...attributes}
          {...(attributes.dir === 'auto' && asTyped(value))}
          {...input}
          className={short ? 'form-control field-short' : 'form-control'}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  )
}
