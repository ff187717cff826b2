import { type BookDetails, mostBookRows } from '#shared/register/records/book.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { FilePreview } from './file-preview.tsx'
import { useBookFile } from './use-book-file.ts'

interface AddFileProps {
  book: BookDetails
  onChanged: () => void
}

/** Chooses a file of the book; what it holds is shown before anything is sent. */
export const AddFile = ({ book, onChanged }: AddFileProps) => {
  const file = useBookFile()
  const refusal = file.state === 'none' ? file.refusal : undefined
  return (
    <>
      <section className="card" aria-labelledby="add">
        <h2 id="add">Add a file</h2>
        <div className={refusal ? 'field field-invalid' : 'field'}>
          <p className="form-text" id="book-hint">
            A CSV file with a header and one row for each registration, at most{' '}
            {mostBookRows.toLocaleString('en-US')} rows and 4 MB. A larger book is several files. From Excel:
            save as “CSV UTF-8”, so that no letters are lost.
          </p>
          <FileButton
            id="book"
            accept=".csv,text/csv"
            describedBy={refusal ? 'book-hint book-error' : 'book-hint'}
            onFile={file.choose}
          >
            Choose a CSV file
          </FileButton>
          <div role="alert">
            <FieldError name="book" error={refusal} />
          </div>
        </div>
      </section>
      {file.state === 'reading' && <Skeleton lines={6} />}
      {file.state === 'ready' && (
        <FilePreview
          key={file.chosen.name}
          book={book}
          chosen={file.chosen}
          onDone={() => {
            file.clear()
            onChanged()
          }}
        />
      )}
    </>
  )
}
