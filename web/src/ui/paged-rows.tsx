import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const rowsOnAPage = 25

interface PagedRowsProps<Row> {
  rows: readonly Row[]
  /** The name of the list, for screen readers. */
  label: string
  children: (page: Row[]) => ReactNode
}

/** Shows 25 rows at a time, with buttons for the others. */
export const PagedRows = <Row,>({ rows, label, children }: PagedRowsProps<Row>) => {
  const [start, setStart] = useState(0)
  const end = Math.min(start + rowsOnAPage, rows.length)
  const move = (by: number) => () => {
    const next = start + by * rowsOnAPage
    if (next >= 0 && next < rows.length) setStart(next)
  }
  return (
    <>
      {children(rows.slice(start, end))}
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
