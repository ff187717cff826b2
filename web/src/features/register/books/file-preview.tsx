import { useEffect, useMemo, useRef, useState } from 'react'
import type { BookDetails } from '#shared/register/records/book.ts'
import { Button } from '#web/ui/button.tsx'
import { useLeaveGuard } from '#web/ui/form/kept/leave-guard.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { SlicesProgress } from '#web/ui/slices.tsx'
import { mappingProblems } from './book-file/columns.ts'
import { readBook } from './book-file/read-book.ts'
import { formatRows } from './counts.ts'
import { MappingFields } from './mapping-fields.tsx'
import { ReadRowsTable } from './read-rows-table.tsx'
import { UnreadableGroups } from './unreadable-groups.tsx'
import { type ChosenBookFile, useSendingFile } from './use-book-file.ts'

const shownRows = 5

interface FilePreviewProps {
  book: BookDetails
  chosen: ChosenBookFile
  /** All its rows are kept with the book. */
  onDone: () => void
}

/** How the file is read: the columns, the first rows as they would enter the register, and the rows that cannot be read. */
export const FilePreview = ({ book, chosen, onDone }: FilePreviewProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const flash = useFlash()
  const [options, setOptions] = useState(chosen.options)
  const problems = mappingProblems(options.mapping)
  const isReadable = problems.length === 0
  const read = useMemo(
    () => (isReadable ? readBook(chosen.sheet, options) : { rows: [], unreadable: [] }),
    [chosen.sheet, options, isReadable],
  )
  const sending = useSendingFile(book)
  const { failure } = sending
  const isBusy = Boolean(sending.progress)
  useLeaveGuard(isBusy, false)
  useEffect(() => heading.current?.focus(), [])

  const start = async () => {
    if (!(await sending.send(chosen.name, read))) return
    flash.showHere('The rows are kept with the book. None of them is in the register yet')
    onDone()
  }
  return (
    <section className="card" aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1}>
        <Typed>{chosen.name}</Typed>: {formatRows(chosen.sheet.lines.length)}
      </h2>
      <MappingFields header={chosen.sheet.header} options={options} onChange={setOptions} />
      {problems.length > 0 && (
        <ul className="banner-note" role="status">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {isReadable && (
        <>
          <p role="status">
            {formatRows(read.rows.length)} can be read, {formatRows(read.unreadable.length)} cannot. Rows that
            cannot be read are kept with the book and do not stop the others.
          </p>
          {read.rows.length > 0 && (
            <>
              <h3>The first rows as they are read</h3>
              <ReadRowsTable rows={read.rows.slice(0, shownRows)} />
            </>
          )}
        </>
      )}
      {failure && <FailureBox failure={failure} onRetry={() => void start()} />}
      <SlicesProgress label="Sending" progress={sending.progress} />
      <div className="bank-actions">
        <Button
          look="primary"
          waiting={!isReadable || isBusy}
          onClick={() => isReadable && !isBusy && void start()}
        >
          Send {formatRows(read.rows.length)}
        </Button>
      </div>
      <UnreadableGroups rows={read.unreadable} file_name={chosen.name} />
    </section>
  )
}
