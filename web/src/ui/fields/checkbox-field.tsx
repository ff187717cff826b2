import { useFormContext } from 'react-hook-form'
import { Check } from '#web/ui/fields/check.tsx'
import { useFieldLabels } from '#web/ui/messages/field-labels.ts'
import { FieldError, type FieldProps, useFieldError } from './field.tsx'

/** One checkbox with its sentence; the value is true or false. */
export const CheckboxField = ({ name, label, hint }: Omit<FieldProps, 'optional'>) => {
  const { register } = useFormContext()
  const fieldLabel = useFieldLabels()
  const error = useFieldError(name)
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <Check
        id={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...register(name)}
      >
        {label ?? fieldLabel(name)}
      </Check>
      {hint && (
        <div className="form-text" id={`${name}-hint`}>
          {hint}
        </div>
      )}
      <FieldError name={name} error={error} />
    </div>
  )
}
