import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldLabel } from '#shared/vocabulary.ts'
import { Field, type FieldProps } from './field.tsx'

interface PasswordFieldProps extends FieldProps {
  label?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A masked field with a Show button; pasting is welcome. */
export const PasswordField = ({ autoComplete, ...field }: PasswordFieldProps) => {
  const { register } = useFormContext()
  const [shown, setShown] = useState(false)
  const what = (field.label ?? fieldLabel(field.name)).toLowerCase()
  const word = shown ? 'Hide' : 'Show'
  return (
    <Field {...field}>
      {(input) => (
        <div className="password">
          <input
            type={shown ? 'text' : 'password'}
            className="form-control"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...register(field.name)}
            {...input}
          />
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-label={`${word} ${what}`}
            aria-controls={input.id}
            onClick={() => setShown(!shown)}
          >
            {word}
          </button>
        </div>
      )}
    </Field>
  )
}
