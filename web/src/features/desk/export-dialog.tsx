import { statusLabels } from '#shared/vocabulary.ts'
import '#web/theme/progress.scss'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { QueueState } from './queue-state.ts'
import { type ExportState, useExport } from './use-export.ts'

const applications = (count: number): string => (count === 1 ? '1 application' : `${count} applications`)

const statusWords = (state: ExportState): string => {
  if (state.step === 'running') return state.of ? `${state.done} of ${applications(state.of)}` : 'Starting…'
  return state.step === 'saved' ? `${applications(state.done)} saved` : ''
}

/** Says what leaves and that it is recorded; then how far it is. */
export const ExportDialog = ({ queue, onClose }: { queue: QueueState; onClose: () => void }) => {
  const { state, run, cancel } = useExport(queue)
  const what = queue.q ? `Found for “${queue.q}”` : statusLabels[queue.status]
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <Dialog open title="Export applications" onClose={close}>
      <p>
        <strong dir="auto">{what}</strong>
      </p>
      {state.step === 'asking' && (
        <p>
          The file holds names, CNICs and phone numbers. Who exported what is recorded. Keep the file safe,
          and delete it when it has served.
        </p>
      )}
      {state.step === 'running' && (
        <progress max={Math.max(state.of, 1)} value={state.done} aria-label="Export" />
      )}
      {state.step === 'failed' && <LoadFailure failure={state.failure} onRetry={() => void run()} />}
      <p role="status">{statusWords(state)}</p>
      <div className="dialog-actions">
        {state.step === 'asking' && (
          <button type="button" className="btn btn-primary" onClick={() => void run()}>
            Export
          </button>
        )}
        <button type="button" className="btn btn-outline-secondary" onClick={close}>
          {state.step === 'saved' ? 'Close' : 'Cancel'}
        </button>
      </div>
    </Dialog>
  )
}
