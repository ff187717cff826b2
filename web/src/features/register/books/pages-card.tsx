import { useState } from 'react'
import type { BookDetails } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { PageScan } from '#web/ui/book/row-in-book.tsx'
import { Button } from '#web/ui/button.tsx'
import { ControlledInput, ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { submitting, useSending } from '#web/ui/form/use-sending.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { FileRefused } from '#web/ui/picture/chosen-file.ts'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { fileToSend, formWith } from '#web/ui/picture/file-to-send.ts'

interface PagesCardProps {
  book: BookDetails
  onChanged: () => void
}

/** Attaches the scan of one page at a time; the number of the next page is proposed. */
const AddPage = ({ book: { id }, onChanged }: PagesCardProps) => {
  const flash = useFlash()
  const [page, setPage] = useState('')
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const { sending, failure, send } = useSending(async () => {
    if (!file) return setRefusal('Choose a picture or PDF of the page')
    try {
      const body = formWith({ page }, await fileToSend(file))
      await api.books.addPage({ params: { id }, body })
    } catch (thrown) {
      if (thrown instanceof FileRefused) return setRefusal(thrown.message)
      throw thrown
    }
    setPage(/^\d+$/.test(page) ? String(Number(page) + 1) : '')
    setFile(undefined)
    flash.showHere(`The scan of page ${page} is attached`)
    onChanged()
  })
  const fileError = refusal ?? failure?.errors?.file?.[0]
  return (
    <form noValidate onSubmit={submitting(send)}>
      <ControlledInput
        name="page"
        label="Page"
        hint="As the rows of the file name it"
        error={failure?.errors?.page?.[0]}
        short
        autoComplete="off"
        maxLength={20}
        value={page}
        onValue={setPage}
      />
      <div className={fileError ? 'field field-invalid' : 'field'}>
        <FileButton
          id="scan"
          accept="image/jpeg,image/png,application/pdf"
          describedBy={fileError ? 'scan-error' : undefined}
          onFile={(chosen) => {
            setRefusal(undefined)
            setFile(chosen)
          }}
        >
          Choose the scan
        </FileButton>{' '}
        {file && <Typed>{file.name}</Typed>}
        <div role="alert">
          <FieldError name="scan" error={fileError} />
        </div>
      </div>
      {failure && !failure.errors && <FailureAlert failure={failure} />}
      <Button type="submit" waiting={sending}>
        {sending ? 'Sending…' : 'Attach the scan'}
      </Button>
    </form>
  )
}

/** The scans of a book's pages; each is shown next to the entries of its page. */
export const PagesCard = ({ book, onChanged }: PagesCardProps) => {
  const [shown, setShown] = useState<string>()
  return (
    <section className="card" aria-labelledby="pages">
      <h2 id="pages">Scans of pages</h2>
      {book.pages.length === 0 ? (
        <p>No page has been scanned. A scan is shown next to each entry of its page.</p>
      ) : (
        <ControlledSelect
          name="shown-page"
          label="Show page"
          short
          choices={[['', 'Choose'], ...book.pages.map(({ page }) => [page, page] as const)]}
          value={shown ?? ''}
          onValue={(page) => setShown(page || undefined)}
        />
      )}
      {shown && <PageScan key={shown} book={book.id} page={shown} />}
      <h3>Attach a scan</h3>
      <AddPage book={book} onChanged={onChanged} />
    </section>
  )
}
