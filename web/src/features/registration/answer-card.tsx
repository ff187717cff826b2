import type { ReactNode } from 'react'
import { FieldError, useFieldError } from '#web/ui/field.tsx'
import type { PartKey } from './missing-parts.ts'

interface AnswerCardProps {
  /** The field this part is submitted as; an error line leads here. */
  name: PartKey
  title: string
  action?: ReactNode
  children: ReactNode
}

/** One part of the answers to check, with the link that changes it. */
export const AnswerCard = ({ name, title, action, children }: AnswerCardProps) => {
  const error = useFieldError(name)
  return (
    <section className="card" id={name} tabIndex={-1} aria-labelledby={`${name}-title`}>
      <div className="card-head">
        <h2 id={`${name}-title`}>{title}</h2>
        {action}
      </div>
      {children}
      <FieldError name={name} error={error} />
    </section>
  )
}
