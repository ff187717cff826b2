import type { ReactNode } from 'react'
import { FieldError, useFieldError } from '#web/ui/fields/field.tsx'
import type { PartKey } from './missing-parts.ts'

interface SummaryCardProps {
  /** The field this part is submitted as; a link in the error summary finds it. */
  name: PartKey
  title: string
  action?: ReactNode
  children: ReactNode
}

/** One part of what is submitted, with a link to change it. */
export const SummaryCard = ({ name, title, action, children }: SummaryCardProps) => {
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
