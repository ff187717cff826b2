import { useFormContext } from 'react-hook-form'
import { labelOf } from '#shared/vocabulary/people.ts'
import { Check } from '#web/ui/fields/check.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { useFieldLabels } from '#web/ui/messages/field-labels.ts'
import { frameWords } from '#web/ui/page/frame-words.ts'
import { FieldError, type FieldProps, useFieldError } from './field.tsx'

interface RadioFieldProps extends FieldProps {
  /** The stored values, up to four. */
  options: readonly string[]
  /** Several of them may be chosen. */
  several?: boolean
  /** The label of a stored value; by default `labelOf`. */
  labelFor?: (stored: string) => string
}

/** A fieldset of radios, or of boxes to tick. The first one carries the field's id, so that a link in the error summary finds it. */
export const RadioField = (props: RadioFieldProps) => {
  const { name, label, hint, optional, options, several, labelFor = labelOf } = props
  const { register } = useFormContext()
  const fieldLabel = useFieldLabels()
  const words = useWords(frameWords)
  const error = useFieldError(name)
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={error ? 'field field-invalid' : 'field'} aria-describedby={described || undefined}>
      <legend className="form-label">
        {label ?? fieldLabel(name)}
        {optional && <span className="field-optional"> {words.optional}</span>}
      </legend>
      {hint && (
        <div className="form-text" id={`${name}-hint`}>
          {hint}
        </div>
      )}
      <div className="choices">
        {options.map((option, index) => {
          const id = index === 0 ? name : `${name}-${index}`
          return (
            <Check
              key={option}
              type={several ? 'checkbox' : 'radio'}
              id={id}
              value={option}
              aria-invalid={error ? true : undefined}
              {...register(name)}
            >
              {labelFor(option)}
            </Check>
          )
        })}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  )
}
