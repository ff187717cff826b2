import { useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { BookDetails } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import '#web/theme/payments/bank-statement.scss'
import { formatMoment } from '#web/ui/moments.ts'
import { DetailsPage } from '#web/ui/page/details-page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { AddFile } from './add-file.tsx'
import { BookActions } from './book-actions.tsx'
import { CompareRows } from './compare-rows.tsx'
import { summarizeBook } from './counts.ts'
import { FilesCard } from './files-card.tsx'
import { PagesCard } from './pages-card.tsx'

const factsOf = (book: BookDetails) => [
  { label: 'Begun by', value: `${book.by.name}, ${formatMoment(book.at)}` },
  { label: 'Result', value: summarizeBook(book) },
  ...(book.confirmed
    ? [
        {
          label: 'Confirmed by',
          value: `${book.confirmed.confirmed_by.name}, asked by ${book.confirmed.by.name}, ${formatMoment(book.confirmed.at)}`,
        },
      ]
    : []),
  ...(book.undone
    ? [
        {
          label: 'Undone by',
          value: `${book.undone.by.name}, confirmed by ${book.undone.confirmed_by.name}, ${formatMoment(book.undone.at)}`,
        },
        { label: 'Reason', value: book.undone.reason },
      ]
    : []),
]

/** `/admin/books/:id`: one old register: its files, what became of each row, the scans of its pages, and undoing it. */
export const BookPage = () => {
  const { id = '' } = useParams()
  const loaded = useRead(api.books.get, { params: { id } })
  const { reload } = loaded
  return (
    <DetailsPage
      title={loaded.data?.name ?? 'Old book'}
      from={loaded}
      list={{ path: paths.adminBooks, label: 'All books' }}
    >
      {(book) => (
        <>
          {book.waiting?.obstacle === null && !book.undone && (
            <CompareRows book={book} proposal={book.waiting.proposal} onChanged={reload} />
          )}
          <section className="card" aria-labelledby="facts">
            <h2 id="facts">Book</h2>
            <SummaryList items={factsOf(book)} />
            <BookActions book={book} onChanged={reload} />
          </section>
          {!book.undone && !book.asked && <AddFile book={book} onChanged={reload} />}
          <FilesCard book={book} />
          <PagesCard book={book} onChanged={reload} />
        </>
      )}
    </DetailsPage>
  )
}
