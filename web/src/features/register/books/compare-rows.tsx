import '#web/theme/register/compare-rows.scss'
import { useState } from 'react'
import type { BookDetails, BookRowInPlace } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { BookRowFacts, PageScan } from '#web/ui/book/row-in-book.tsx'
import { Button } from '#web/ui/button.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert, FailureMessage } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { SlicesProgress } from '#web/ui/slices.tsx'
import { formatRows } from './counts.ts'
import { RefuseBookDialog, refuseBookKey } from './refuse-book-dialog.tsx'
import { useImporting } from './use-parts.ts'

interface CompareRowsProps {
  book: BookDetails
  /** The proposal to confirm the book. */
  proposal: string
  onChanged: () => void
}

interface BesideProps {
  place: BookRowInPlace
  onShown: (page: string) => void
}

const Beside = ({ place: { book, row, scan }, onShown }: BesideProps) => (
  <div className="compare-sides">
    <BookRowFacts row={row} />
    {scan ? (
      <PageScan key={scan.page} book={book.id} page={scan.page} onShown={onShown} />
    ) : (
      <p className="text-muted">
        {row.page ? `No scan of page ${row.page} is attached. ` : 'The row names no page. '}
        Look at the book on paper.
      </p>
    )}
  </div>
)

/** One row after the other; after the last one the book can be confirmed. */
const Rows = ({ rows, book, proposal, onChanged }: CompareRowsProps & { rows: BookRowInPlace[] }) => {
  const flash = useFlash()
  const isBegun = useBegunDialogs()
  const importing = useImporting(book)
  const [agreed, setAgreed] = useState(0)
  const [refusing, setRefusing] = useState(() => isBegun(refuseBookKey(proposal)))
  const [shown, setShown] = useState('')
  const place = rows[agreed]
  /** Nobody has compared with a page that is not there yet. */
  const comes = Boolean(place?.scan && place.scan.page !== shown)
  const { sending, failure, send } = useSending(async () => {
    await api.proposals.act({ params: { id: proposal }, body: { action: 'confirm', compared: true } })
    if (await importing.run(book.files))
      flash.showHere('The book is confirmed, and its rows are in the register')
    onChanged()
  })
  return (
    <>
      <p role="status">
        <strong>
          {place
            ? `Row ${agreed + 1} of ${rows.length}`
            : `You compared ${formatRows(rows.length)}; all agree`}
        </strong>
      </p>
      <div className="bank-actions">
        <Button
          look="primary"
          waiting={sending || comes}
          onClick={() => (place ? !comes && setAgreed(agreed + 1) : void send())}
        >
          {place ? 'It agrees' : 'Confirm the book'}
        </Button>
        <Button onClick={() => setRefusing(true)}>{place ? 'It differs' : 'Refuse'}</Button>
        {agreed > 0 && <Button onClick={() => setAgreed(agreed - 1)}>Back</Button>}
      </div>
      {failure && <FailureAlert failure={failure} />}
      {importing.failure && <FailureMessage failure={importing.failure} onRetry={onChanged} />}
      <SlicesProgress label="Importing" progress={importing.progress} />
      {place && <Beside place={place} onShown={setShown} />}
      {refusing && (
        <RefuseBookDialog
          proposal={proposal}
          row={place?.row}
          onRefused={onChanged}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  )
}

/** The rows that were drawn by chance, each beside the scan of its page, for the registrar who confirms the book. */
export const CompareRows = (props: CompareRowsProps) => {
  const { id, rows, unreadable_rows } = props.book
  const loaded = useRead(api.books.sample, { params: { id } })
  return (
    <section className="card" aria-labelledby="compare">
      <h2 id="compare">Compare and confirm</h2>
      <p>
        {formatRows(rows)} would enter the register; {formatRows(unreadable_rows)} cannot, with the reasons
        below. The portal has drawn some by chance. Compare number, names and dates of each with its page.
      </p>
      <WhenLoaded from={loaded} lines={8}>
        {(drawn) => <Rows {...props} rows={drawn} />}
      </WhenLoaded>
    </section>
  )
}
