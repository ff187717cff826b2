import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import { bookPath } from '#shared/paths.ts'
import type { BookRow, BookRowInPlace } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { LoadedPaper } from '#web/ui/document/loaded-paper.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

interface PageScanProps {
  book: string
  page: string
  onShown?: (page: string) => void
}

/** The scan of a page of an old book. */
export const PageScan = ({ book, page, onShown }: PageScanProps) => {
  const loaded = useRead(api.books.page, { params: { id: book, page } })
  useEffect(() => {
    if (loaded.state === 'ready') onShown?.(page)
  }, [loaded.state, onShown, page])
  return <LoadedPaper from={loaded} label={`Page ${page}`} />
}

/** All that a row says. */
export const BookRowFacts = ({ row }: { row: BookRow }) => (
  <SummaryList
    items={[
      { label: 'Number', value: row.number },
      { label: 'Name', value: row.name },
      { label: 'Father’s name', value: row.father_name },
      { label: 'CNIC', value: formatCnic(row.cnic) },
      { label: 'Date of birth', value: formatDate(row.date_of_birth) },
      { label: 'Category', value: row.category },
      { label: 'City', value: row.city },
      { label: 'Qualification', value: row.qualification },
      { label: 'First registered on', value: formatDate(row.first_registered_on) },
      { label: 'Valid until', value: formatDate(row.valid_until) },
      { label: 'Page', value: row.page },
    ]}
  />
)

/** The row of an old book on which an entry rests, with the scan of its page. */
export const RowInBook = ({ place }: { place: BookRowInPlace }) => {
  const { book, file_name, row, scan } = place
  return (
    <>
      <SummaryList
        items={[
          { label: 'Book', value: <Link to={bookPath(book.id)}>{book.name}</Link> },
          { label: 'File and row', value: `${file_name}, row ${row.line}` },
        ]}
      />
      <BookRowFacts row={row} />
      {scan ? (
        <PageScan book={book.id} page={scan.page} />
      ) : (
        <p className="text-muted">No scan of this page is attached to the book.</p>
      )}
    </>
  )
}
