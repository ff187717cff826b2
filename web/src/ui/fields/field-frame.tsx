import type { ReactNode } from 'react'
import { useFieldLabels } from '#web/ui/messages/field-labels.ts'

/** What every form field takes. */
export interface FieldProps {
  /** The key on the wire; also the id of the input. */
  name: string
  /** By default the label that `field-labels.ts` gives. */
  label?: ReactNode
  hint?: ReactNode
  /** Adds "(optional)" to the label. */
  optional?: boolean
}

/** What the input of a field gets, so that label, hint and error are tied to it. */
export interface InputProps {
  id: string
  name: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  error: string | undefined
  children: (input: InputProps) => ReactNode
}

const describedBy = (...ids: (string | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** Label above, hint under it, the input, the error at the field. It knows no form library: sign-in loads without. */
export const FieldFrame = ({ name, label, hint, optional, error, children }: FieldFrameProps) => {
  const fieldLabel = useFieldLabels()
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="form-label" htmlFor={name}>
        {label ?? fieldLabel(name)}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {hint && (
        <div className="form-text" id={`${name}-hint`}>
          {hint}
        </div>
      )}
      {children({
        id: name,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(Boolean(hint) && `${name}-hint`, Boolean(error) && `${name}-error`),
      })}
      <FieldError name={name} error={error} />
    </div>
  )
}

/** The error under an input; nothing when there is none. */
export const FieldError = ({ name, error }: { name: string; error: string | undefined }) =>
  error ? (
    <p className="field-error" id={`${name}-error`}>
      <span className="visually-hidden">Error: </span>
      {error}
    </p>
  ) : null
