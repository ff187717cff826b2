import type { ReactNode } from 'react'
import { councilName } from '#shared/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'

const sheetCount = 3 // application, checklist, vouchers

interface SheetProps {
  number: number
  reference: string
  title: string
  /** Renders the title with what belongs around it; without it the title is part of the first line, which saves height. */
  heading?: (title: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * One printed sheet. Number and reference are printed as content: not every browser can print them in the margin,
 * and loose sheets must be matched again.
 */
export const Sheet = ({ number, reference, title, heading, children }: SheetProps) => {
  const council = useCouncil()
  const headline = <h2 id={`sheet-${number}`}>{title}</h2>
  return (
    <section className="sheet" aria-labelledby={`sheet-${number}`}>
      <div className="sheet-mark">
        {heading ? <strong>{councilName(council)}</strong> : headline}
        <span>Reference no. {reference}</span>
        <span>
          Sheet {number} of {sheetCount}
        </span>
      </div>
      {heading?.(headline)}
      {children}
    </section>
  )
}
