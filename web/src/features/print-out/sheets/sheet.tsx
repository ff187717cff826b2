import type { ReactNode } from 'react'

const sheetCount = 3 // application, checklist, vouchers

interface SheetProps {
  number: number
  reference: string
  title: string
  /** What the title is about, in smaller letters under it. */
  subtitle?: string
  children: ReactNode
}

/**
 * One printed sheet. Number and reference are printed as content: not every browser can print them in the margin,
 * and loose sheets must find each other again.
 */
export const Sheet = ({ number, reference, title, subtitle, children }: SheetProps) => (
  <section className="sheet" aria-labelledby={`sheet-${number}`}>
    <p className="sheet-mark">
      <span>Pharmacy Council</span>
      <span>
        Reference no. {reference} – Sheet {number} of {sheetCount}
      </span>
    </p>
    <h2 id={`sheet-${number}`}>{title}</h2>
    {subtitle && <p className="sheet-subtitle">{subtitle}</p>}
    {children}
  </section>
)
