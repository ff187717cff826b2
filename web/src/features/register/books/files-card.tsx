import { useState } from 'react'
import type { BookDetails, BookFile } from '#shared/register/records/book.ts'
import { Button } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'
import { FileRows } from './file-rows.tsx'

const stateOf = ({ parts, stored, done, undone }: BookFile, isConfirmed: boolean): string => {
  if (undone > 0) return 'undone'
  if (stored < parts) return 'not sent completely'
  if (!isConfirmed) return 'sent'
  return done < parts ? 'not imported completely' : 'imported'
}

/** The files of a book; one of them shows what became of its rows. */
export const FilesCard = ({ book }: { book: BookDetails }) => {
  const [shown, setShown] = useState(() => (book.files.length === 1 ? book.files[0]?.file : undefined))
  const file = book.files.find((one) => one.file === shown)
  return (
    <section className="card" aria-labelledby="files">
      <h2 id="files">Files</h2>
      {book.files.length === 0 && <p>This book has no file yet.</p>}
      <ol className="bank-imports">
        {book.files.map((one) => (
          <li key={one.file}>
            <Button small aria-pressed={one.file === shown} onClick={() => setShown(one.file)}>
              Show the rows<span className="visually-hidden"> of file {one.file}</span>
            </Button>{' '}
            <Typed>{one.file_name}</Typed>: {stateOf(one, book.confirmed !== null)}
            <span className="text-muted">
              <Typed>{one.by.name}</Typed>, {whole(formatMoment(one.at))}
            </span>
          </li>
        ))}
      </ol>
      {file && <FileRows key={`${file.file}-${file.done}-${file.undone}`} book={book} file={file} />}
    </section>
  )
}
