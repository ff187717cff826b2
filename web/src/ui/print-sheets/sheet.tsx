import type { ReactNode } from 'react'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { isPayable } from '#shared/applications/rules/print-sheets.ts'
import { shortDigest } from '#shared/kit/format.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Typed } from '#web/ui/language/typed.tsx'

/** A line to sign on, with its label underneath. */
export const Signature = ({ children }: { children: string }) => <p className="signature">{children}</p>

export interface ColumnProps {
  label: string
  value: string | null
  /** Printed as "N/A" when there is nothing; a required column stays empty, to be filled in by hand. */
  optional?: boolean
  /** How much of the sheet's width it takes. */
  width?: 'half' | 'whole' | 'two-thirds' | 'third'
}

/** Several lines as one, as an address is written on a form. */
const oneLine = (text: string): string => text.trim().replace(/,?\s*\n\s*/g, ', ')

/** One column of the form: its label and what was filled in. Goes inside a `<dl className="columns">`. */
export const Column = ({ label, value, optional = false, width = 'half' }: ColumnProps) => (
  <div className={`column ${width}`}>
    <dt>{label}</dt>
    <Typed as="dd">{oneLine(value ?? '') || (optional ? 'N/A' : <Blank />)}</Typed>
  </div>
)

/** Shown and read out on the screen; on paper the space stays empty. */
export const Blank = () => <span className="blank">Blank</span>

/** A column that somebody fills in by hand. */
export const OpenColumn = ({ label, width = 'half' }: Pick<ColumnProps, 'label' | 'width'>) => (
  <div className={`column ${width}`}>
    <dt>{label}</dt>
    <dd className="open" />
  </div>
)

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
        {printOut.applicant.refNumber ? (
          <>
            <span>Reference no. {printOut.applicant.refNumber}</span>
            <span>
              Version {snapshot.number}, digest {shortDigest(snapshot.digest)}
            </span>
            <span>
              Sheet {number} of {sheetCountOf(printOut)}
            </span>
          </>
        ) : (
          <span>To be signed at the counter</span>
        )}
      </div>
      {heading?.(headline)}
      {children}
    </section>
  )
}
