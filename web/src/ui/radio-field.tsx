import { useFormContext } from 'react-hook-form'
import { labelOf } from '#shared/vocabulary.ts'
import { FieldError, type FieldProps, useFieldError } from './field.tsx'
import { useFieldLabels } from './field-labels.ts'

interface RadioFieldProps extends FieldProps {
  /** The stored words, up to four. */
  options: readonly string[]
  /** What people see for a stored word; `labelOf` where nothing is said. */
  words?: (stored: string) => string
}

/** A fieldset of radios. The first radio carries the field's id, so that an error line can lead to it. */
export const RadioField = ({ name, label, hint, optional, options, words = labelOf }: RadioFieldProps) => {
  const { register } = useFormContext()
  const fieldLabel = useFieldLabels()
  const error = useFieldError(name)
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={error ? 'field field-invalid' : 'field'} aria-describedby={described || undefined}>
      <legend className="form-label">
        {label ?? fieldLabel(name)}
        {optional && <span className="field-optional"> (optional)</span>}
      </legend>
      {hint && (
        <div className="form-text" id={`${name}-hint`}>
          {hint}
        </div>
      )}
      <div className="choices">
        {options.map((it, index) => {
          const id = index === 0 ? name : `${name}-${index}`
          return (
            <div className="form-check" key={it}>
              <input
                type="radio"
                className="form-check-input"
                id={id}
                value={it}
                aria-invalid={error ? true : undefined}
                {...register(name)}
              />
              <label className="form-check-label" htmlFor={id}>
                {words(it)}
              </label>
            </div>
          )
        })}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  )
}
