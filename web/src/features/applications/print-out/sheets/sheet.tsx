import type { ReactNode } from 'react'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { isPayable } from '#shared/applications/rules/print-sheets.ts'
import { shortDigest } from '#shared/kit/format.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'

/** Application and checklist, and the vouchers while the fee is to be paid. */
const sheetCountOf = ({ application_form: form }: PrintOut): number => (isPayable(form) ? 3 : 2)

interface SheetProps {
  number: number
  printOut: PrintOut
  title: string
  /** Renders the title with what belongs around it; without it the title is part of the first line, which saves height. */
  heading?: (title: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * One printed sheet. Number and reference are printed as content: not every browser can print them in the margin,
 * and loose sheets must be matched again.
 */
export const Sheet = ({ number, printOut, title, heading, children }: SheetProps) => {
  const council = useCouncil()
  const { snapshot } = printOut.application_form
  const headline = <h2 id={`sheet-${number}`}>{title}</h2>
  return (
    <section className="sheet" aria-labelledby={`sheet-${number}`}>
      <div className="sheet-mark">
        {heading ? <strong>{councilName(council)}</strong> : headline}
        <span>Reference no. {printOut.applicant.refNumber}</span>
        <span>
          Version {snapshot.number}, digest {shortDigest(snapshot.digest)}
        </span>
        <span>
          Sheet {number} of {sheetCountOf(printOut)}
        </span>
      </div>
      {heading?.(headline)}
      {children}
    </section>
  )
}
