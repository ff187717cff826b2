import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { BankImportDetails } from '#shared/payments/records/bank-statement.ts'
import { Button } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { SlicesProgress } from '#web/ui/slices.tsx'
import { whole } from '#web/ui/whole.tsx'
import { canBeUndone, rowsLeftToUndo } from './import-rows.ts'
import { formatRowCount, rowsLeft } from './row-counts.ts'
import type { ImportActions } from './use-import-actions.ts'

interface InterruptedProps {
  message: string
  label: string
  onContinue: () => void
}

/** An import or undo that was interrupted, with the button that finishes it. */
const Interrupted = ({ message, label, onContinue }: InterruptedProps) => (
  <div className="banner-note">
    <p>{message}</p>
    <Button look="primary" onClick={onContinue}>
      {label}
    </Button>
  </div>
)

/** The actions that are possible with an import now: finish it, undo it, or finish undoing it. */
export const NextActions = ({ details, actions }: { details: BankImportDetails; actions: ImportActions }) => {
  const { verifying, undoing, failure, undoAsked } = actions
  const left = details.undone ? 0 : rowsLeft(details)
  return (
    <div className="bank-next">
      {failure && <FailureBox failure={failure} onRetry={() => void actions.retry()} />}
      <SlicesProgress label="Importing" progress={verifying.progress} />
      {!undoAsked && <SlicesProgress label="Undoing" progress={undoing.progress} />}
      {left > 0 && !verifying.progress && (
        <Interrupted
          message={`${formatRowCount(left)} of this import ${left === 1 ? 'is' : 'are'} left. It was interrupted, or somebody is importing it now.`}
          label="Continue import"
          onContinue={() => void actions.continueImport()}
        />
      )}
      {rowsLeftToUndo(details) > 0 && !undoing.progress && (
        <Interrupted
          message="Undoing was confirmed and is not finished."
          label="Continue undoing"
          onContinue={() => void actions.undo()}
        />
      )}
      {details.undo_proposed && (
        <p className="banner-note">
          <Typed>{details.undo_proposed.by.name}</Typed> proposed to undo this import,{' '}
          {whole(formatMoment(details.undo_proposed.at))}.{' '}
          <Link to={paths.adminConfirmations}>A colleague confirms it</Link>
        </p>
      )}
      {canBeUndone(details) && !details.undo_proposed && (
        <Button look="danger" onClick={() => actions.setUndoAsked(true)}>
          Undo this import
        </Button>
      )}
    </div>
  )
}
