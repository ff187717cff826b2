import '#web/theme/accounts/email-address.scss'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { suggestedEmail } from '#shared/accounts/rules/email-suggestion.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type FieldProps } from './field.tsx'

/** A press of the save button leaves the field too; the line must not move the button under the pointer. */
const pauseInMs = 300

interface EmailFieldProps extends FieldProps {
  autoComplete: string
}

/** An e-mail address that its owner chooses: a domain that looks mistyped is asked about, and never refused. */
export const EmailField = ({ autoComplete, ...field }: EmailFieldProps) => {
  const { name } = field
  const { register, getValues, setValue, setFocus } = useFormContext()
  const [left, setLeft] = useState('')
  const [suggestion, setSuggestion] = useState<string | null>(null)
  useEffect(() => {
    if (!left) return setSuggestion(null)
    const timer = setTimeout(() => setSuggestion(suggestedEmail(left)), pauseInMs)
    return () => clearTimeout(timer)
  }, [left])
  const options = { onBlur: () => setLeft(String(getValues(name))), onChange: () => setLeft('') }
  const use = () => {
    setValue(name, suggestion, { shouldDirty: true })
    setLeft('')
    setFocus(name)
  }
  return (
    <Field {...field}>
      {(input) => (
        <>
          <input
            type="email"
            className="form-control"
            autoComplete={autoComplete}
            spellCheck={false}
            {...register(name, options)}
            {...input}
          />
          <div role="status">
            {suggestion && (
              <p className="field-suggestion">
                Did you mean <strong>{suggestion}</strong>?{' '}
                <Button look="link" onClick={use}>
                  Use this address
                </Button>
              </p>
            )}
          </div>
        </>
      )}
    </Field>
  )
}
