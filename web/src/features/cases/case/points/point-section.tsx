import type { ReactNode } from 'react'
import type { ReviewPoint } from '#shared/cases/rules/review-points.ts'
import { Button } from '#web/ui/button.tsx'
import type { Evidence } from '../documents/use-evidence.ts'
import type { CaseReview } from '../use-case-review.ts'
import { PointRow } from './point-row.tsx'
import { countOf, countText } from './point-states.ts'

interface PointSectionProps {
  title: string
  points: ReviewPoint[]
  review: CaseReview
  evidence: Evidence
  className?: string
  /** Content before and after the points. */
  intro?: ReactNode
  children?: ReactNode
}

/** One section of the points, with a button that ticks what is left of them and was compared with its document. */
export const PointSection = ({
  title,
  points,
  review,
  evidence,
  className = '',
  intro,
  children,
}: PointSectionProps) => {
  const { looked, mark } = review.points
  const compared = points.filter(({ checked }) => !checked)
  const count = countOf(
    compared.map(({ item }) => item),
    looked,
  )
  const wrong = points.map(({ item }) => item).filter((item) => looked.wrong.includes(item))
  return (
    <fieldset className={`group case-section ${className}`} data-section={title}>
      <legend>{title}</legend>
      {compared.length > 0 && (
        <p className="section-count">
          <span>{countText(count, wrong)}</span>
          {review.may.look && (
            <Button
              small
              aria-label={`All right: ${title}`}
              waiting={count.left.length === 0}
              onClick={() => evidence.markCompared(count.left, mark)}
            >
              All right
            </Button>
          )}
        </p>
      )}
      {intro}
      <dl>
        {points.map((point) => (
          <PointRow key={point.item} point={point} review={review} evidence={evidence} />
        ))}
      </dl>
      {children}
    </fieldset>
  )
}
