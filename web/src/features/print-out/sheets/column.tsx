interface ColumnProps {
  label: string
  value: string | null
  /** Printed as "N/A" when there is nothing; a required column stays empty, to be filled in by hand. */
  optional?: boolean
  /** Takes the whole width of the sheet. */
  wide?: boolean
}

/** One column of the form: its label and what was filled in. Stands inside a `<dl className="columns">`. */
export const Column = ({ label, value, optional = false, wide = false }: ColumnProps) => (
  <div className={wide ? 'column wide' : 'column'}>
    <dt>{label}</dt>
    <dd dir="auto">{value?.trim() || (optional ? 'N/A' : <Blank />)}</dd>
  </div>
)

/** Seen and heard on the screen; on paper the space is empty. */
export const Blank = () => <span className="blank">Blank</span>
