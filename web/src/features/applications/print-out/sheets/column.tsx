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
    <dd dir="auto">{oneLine(value ?? '') || (optional ? 'N/A' : <Blank />)}</dd>
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
