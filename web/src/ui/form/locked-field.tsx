import { useFormContext } from 'react-hook-form'
import { type Field, fieldText } from '#shared/kit/field.ts'

interface LockedFieldProps {
  name: string
  field: Field
}

/** A field that cannot be changed now, as text. */
export const LockedField = ({ name, field }: LockedFieldProps) => {
  const { getValues } = useFormContext()
  return (
    <div className="field">
      <p className="form-label">{field.label}</p>
      <p className="locked-value" dir="auto">
        {fieldText(field, getValues(name)) || <span className="text-muted">Not provided</span>}
      </p>
    </div>
  )
}
