import { type Columns, DataTable } from './data-table.tsx'
import '#web/theme/dense-table.scss'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const rowsOnAPage = 25

interface PagedTableProps<Row> {
  rows: readonly Row[]
  /** The name of the list, for screen readers. */
  label: string
  columns: Columns<Row>
  keyOf: (row: Row) => number
}

/** A table of a file's rows, 25 at a time, with buttons for the others. */
export const PagedTable = <Row,>({ rows, label, columns, keyOf }: PagedTableProps<Row>) => {
  const [start, setStart] = useState(0)
  const end = Math.min(start + rowsOnAPage, rows.length)
  const move = (by: number) => () => {
    const next = start + by * rowsOnAPage
    if (next >= 0 && next < rows.length) setStart(next)
  }
  return (
    <>
      <DataTable
        caption={label}
        className="table-dense table-bank"
        columns={columns}
        rows={rows.slice(start, end)}
        keyOf={keyOf}
      />
      {rows.length > rowsOnAPage && (
        <nav className="bank-pages" aria-label={`Pages: ${label}`}>
          <Button small waiting={start === 0} onClick={move(-1)}>
            Previous rows
          </Button>
          <span role="status">
            {start + 1}–{end} of {rows.length}
          </span>
          <Button small waiting={end === rows.length} onClick={move(1)}>
            Next rows
          </Button>
        </nav>
      )}
    </>
  )
}
