import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { BookDetails } from '#shared/register/records/book.ts'
import { Button } from '#web/ui/button.tsx'
import { useLeaveGuard } from '#web/ui/form/kept/leave-guard.ts'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { SlicesProgress } from '#web/ui/slices.tsx'
import { whole } from '#web/ui/whole.tsx'
import { NextStep } from './next-step.tsx'
import { UndoBookDialog, undoBookKey } from './undo-book-dialog.tsx'
import { useImporting, useUndoing } from './use-parts.ts'

interface BookActionsProps {
  book: BookDetails
  onChanged: () => void
}

/** The actions that are possible with a book now: have it confirmed, finish an interrupted import, undo it, or finish undoing it. */
export const BookActions = ({ book, onChanged }: BookActionsProps) => {
  const isBegun = useBegunDialogs()
  const flash = useFlash()
  const importing = useImporting(book)
  const undoing = useUndoing(book)
  const [asked, setAsked] = useState(() => !book.undone && isBegun(undoBookKey(book.id)))
  useLeaveGuard(Boolean(importing.progress ?? undoing.progress), false)

  const complete = book.files.filter(({ stored, parts }) => stored === parts)
  const left = book.confirmed && !book.undone ? complete.filter(({ done, parts }) => done < parts) : []
  const cutOff = book.undone ? [] : book.files.filter(({ stored, parts }) => stored < parts)
  const sent = book.files.map(({ file, stored }) => ({ file, parts: stored }))
  const leftToUndo = book.undone ? book.files.some(({ undone, stored }) => undone < stored) : false
  const mayUndo = !book.undone && !book.undo_proposed && book.files.some(({ done }) => done > 0)

  const goOn = async () => {
    if (await importing.run(left)) onChanged()
  }
  const undo = async () => {
    if (!(await undoing.run(sent))) return
    flash.showHere('The book has been undone')
    onChanged()
  }
  const failure = importing.failure ?? undoing.failure
  return (
    <div className="bank-next">
      {failure && <FailureBox failure={failure} onRetry={() => void (importing.failure ? goOn() : undo())} />}
      <SlicesProgress label="Importing" progress={importing.progress} />
      <SlicesProgress label="Undoing" progress={undoing.progress} />
      {!book.undone && !book.confirmed && <NextStep book={book} onChanged={onChanged} />}
      {left.length > 0 && !importing.progress && (
        <div className="banner-note">
          <p>Rows of this book are not imported yet. The import was interrupted, or somebody is at it now.</p>
          <Button look="primary" onClick={() => void goOn()}>
            Continue the import
          </Button>
        </div>
      )}
      {cutOff.map(({ file, file_name }) => (
        <p key={file} className="banner-note">
          The file <Typed>{file_name}</Typed> was not sent completely. Choose the same file again below; it
          goes on where it stopped.
        </p>
      ))}
      {leftToUndo && !undoing.progress && (
        <div className="banner-note">
          <p>Undoing was confirmed and is not finished.</p>
          <Button look="primary" onClick={() => void undo()}>
            Continue undoing
          </Button>
        </div>
      )}
      {book.undo_proposed && (
        <p className="banner-note">
          <Typed>{book.undo_proposed.by.name}</Typed> proposed to undo this book,{' '}
          {whole(formatMoment(book.undo_proposed.at))}.{' '}
          <Link to={paths.adminConfirmations}>A colleague confirms it</Link>
        </p>
      )}
      {mayUndo && (
        <Button look="danger" onClick={() => setAsked(true)}>
          Undo this book
        </Button>
      )}
      {asked && (
        <UndoBookDialog
          book={book}
          onSent={() => {
            setAsked(false)
            flash.showHere('Sent to a colleague for confirmation')
            onChanged()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
