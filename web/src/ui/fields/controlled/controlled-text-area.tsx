import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import type { ControlledProps } from './controlled-props.ts'

interface ControlledTextAreaProps extends ControlledProps {
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
          dir="auto"
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  )
}
