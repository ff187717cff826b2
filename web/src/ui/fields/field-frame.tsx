import type { ReactNode } from 'react'
import { useWords } from '#web/ui/language/language.ts'
import { useFieldLabels } from '#web/ui/messages/field-labels.ts'
import { useSaid } from '#web/ui/messages/said.ts'
import { frameWords } from '#web/ui/page/frame-words.ts'
import { whole } from '#web/ui/whole.tsx'

/** The props of every form field. */
export interface FieldProps {
  /** The key on the wire; also the id of the input. */
  name: string
  /** By default the label from `field-labels.ts`. */
  label?: ReactNode
  hint?: ReactNode
  /** Adds "(optional)" to the label. */
  optional?: boolean
}

/** The attributes that connect label, hint and error with the input of a field. */
export interface InputProps {
  id: string
  name: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  error?: string | undefined
  children: (input: InputProps) => ReactNode
}

const describedBy = (...ids: (string | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/**
 * Label above, hint under it, the input, the error at the field. It does not use the form library, so that sign-in
 * need not load it.
 */
export const FieldFrame = ({ name, label, hint, optional, error, children }: FieldFrameProps) => {
  const fieldLabel = useFieldLabels()
  const words = useWords(frameWords)
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="form-label" htmlFor={name}>
        {label ?? fieldLabel(name)}
        {optional && <span className="field-optional"> {words.optional}</span>}
      </label>
      {hint && (
        <div className="form-text" id={`${name}-hint`}>
          {whole(hint)}
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
export const FieldError = ({ name, error }: { name: string; error: string | undefined }) => {
  const said = useSaid()
  return error ? (
    <p className="field-error" id={`${name}-error`}>
      <span className="visually-hidden">{said('Error:')} </span>
      {said(error)}
    </p>
  ) : null
}
