import { Link } from 'react-router-dom'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import { bookPath } from '#shared/paths.ts'
import type { BookRowInPlace } from '#shared/register/records/book.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { PageScan } from './page-scan.tsx'

/** The row of an old book on which an entry rests, with the scan of its page. */
export const RowInBook = ({ place }: { place: BookRowInPlace }) => {
  const { book, file_name, row, scan } = place
  return (
    <>
      <SummaryList
        items={[
          { label: 'Book', value: <Link to={bookPath(book.id)}>{book.name}</Link> },
          { label: 'File and row', value: `${file_name}, row ${row.line}` },
          { label: 'Page', value: row.page },
          { label: 'Name in the book', value: row.name },
          { label: 'Father’s name in the book', value: row.father_name },
          { label: 'CNIC in the book', value: formatCnic(row.cnic) },
          { label: 'Valid until in the book', value: formatDate(row.valid_until) },
        ]}
      />
      {scan ? (
        <PageScan book={book.id} page={scan.page} />
      ) : (
        <p className="text-muted">No scan of this page is attached to the book.</p>
      )}
    </>
  )
}
