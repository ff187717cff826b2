import type { MouseEvent } from 'react'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { errorLine, useFieldLabels } from './field-labels.ts'
import { useSaid } from './said.ts'

const focusField = (name: string): void => {
  const field = document.getElementById(name)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

const FieldLink = ({ name, text }: { name: string; text: string }) => {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    focusField(name)
  }
  return (
    <a href={`#${name}`} onClick={follow}>
      {text}
    </a>
  )
}

interface FieldErrorLinesProps {
  errors: FieldErrors
  /** Each line leads to its field, which is on the same page. */
  linked?: boolean
}

/** One line for each field: its name, a colon, and its messages joined by commas. */
export const FieldErrorLines = ({ errors, linked = false }: FieldErrorLinesProps) => {
  const labelOf = useFieldLabels()
  const said = useSaid()
  return (
    <ul>
      {Object.entries(errors).map(([name, messages]) => {
        const text = errorLine(labelOf(name), messages.map(said))
        return (
          <li key={name} data-field={name}>
            {linked ? <FieldLink name={name} text={text} /> : text}
          </li>
        )
      })}
    </ul>
  )
}
