import '#web/theme/applications/progress.scss'
import { useEffect, useRef } from 'react'
import { choiceWords } from '#shared/cases/rules/queue-words.ts'
import { mostExportedAlone } from '#shared/staff/rules/proposals.ts'
import { listedStatusLabels } from '#shared/vocabulary/statuses.ts'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import type { QueueState } from '#web/ui/office/queue-state.ts'
import { type ExportState, useExport } from './use-export.ts'

const progressWithoutEnd = (done: number): string => (done > 0 ? formatApplicationCount(done) : 'Starting…')

const progressText = (state: ExportState): string => {
  if (state.step === 'running')
    return state.of ? `${state.done} of ${formatApplicationCount(state.of)}` : progressWithoutEnd(state.done)
  return state.step === 'saved' ? `${formatApplicationCount(state.done)} saved` : ''
}

/** Says what is exported and that this is recorded, then shows the progress. */
export const ExportDialog = ({ queue, onClose }: { queue: QueueState; onClose: () => void }) => {
  const { state, run, cancel } = useExport(queue)
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state.step !== 'asking') closing.current?.focus() // the button that was pressed is no longer there
  }, [state.step])
  const filters = choiceWords(queue.choices).map(({ words }) => words)
  const title = queue.q ? `Found for “${queue.q}”` : [listedStatusLabels[queue.status], ...filters].join(', ')
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <Dialog open title="Export applications" onClose={close}>
      <p>
        <Typed as="strong">{title}</Typed>
      </p>
      {state.step === 'asking' && (
        <p>
          The file contains names, CNICs and phone numbers. Each export is recorded with your name. Keep the
          file safe, and delete it when you no longer need it. A colleague confirms exports of more than{' '}
          {mostExportedAlone} applications first.
        </p>
      )}
      {state.step === 'running' && (
        <progress
          {...(state.of !== null && { max: Math.max(state.of, 1), value: state.done })}
          aria-label="Export"
        />
      )}
      {state.step === 'failed' && <FailureBox failure={state.failure} onRetry={() => void run()} loading />}
      <p role="status">{progressText(state)}</p>
      {state.step === 'waiting' && (
        <p className="banner-note">
          Sent for confirmation by another registrar or an administrator. Once it is confirmed, export this
          list again within a day to save the file.
        </p>
      )}
      <div className="dialog-actions">
        {state.step === 'asking' && (
          <Button look="primary" onClick={() => void run()}>
            Export
          </Button>
        )}
        <Button ref={closing} onClick={close}>
          {state.step === 'saved' || state.step === 'waiting' ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </Dialog>
  )
}
