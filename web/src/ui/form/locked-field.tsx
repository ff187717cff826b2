import { useFormContext } from 'react-hook-form'
import { type Field, fieldText } from '#shared/field-tables/field.ts'

interface LockedFieldProps {
  name: string
  field: Field
  hint?: string
}

/** A field that cannot be changed now, as text. A photo is shown on the page of its record. */
export const LockedField = ({ name, field, hint }: LockedFieldProps) => {
  const { getValues } = useFormContext()
  if (field.kind === 'photo') return null
  return (
    <div className="field">
      <p className="form-label">{field.label}</p>
      {hint && <p className="form-text">{hint}</p>}
      <p className="locked-value" dir="auto">
        {fieldText(field, getValues(name)) || <span className="text-muted">Not provided</span>}
      </p>
    </div>
  )
}
