import '#web/theme/applications/progress.scss'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FailureBox, WentWrong } from '#web/ui/messages/failure-message.tsx'
import { type ArchiveState, useArchive } from './use-archive.ts'

const progressText = (state: ArchiveState): string => {
  if (state.step === 'saved') return `Saved as ${state.name}`
  if (state.step !== 'running') return ''
  return state.of === null ? 'Starting…' : `${state.done} of ${state.of} files`
}

const FilesNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className="error-summary" role="alert">
    <WentWrong>Not all files could be loaded. Those that are here already are not loaded again.</WentWrong>
    <Button look="danger" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

const Failure = ({ state, onRetry }: { state: ArchiveState; onRetry: () => void }) => {
  if (state.step !== 'failed') return null
  return state.failure ? (
    <FailureBox failure={state.failure} onRetry={onRetry} loading />
  ) : (
    <FilesNotLoaded onRetry={onRetry} />
  )
}

/** Saves everything that the portal keeps of the person as one file. */
export const Archive = () => {
  const { state, run, cancel } = useArchive()
  const button = useRef<HTMLButtonElement>(null)
  const isRunning = state.step === 'running'
  const wasRunning = useRef(false)
  useEffect(() => {
    // The button that was pressed has been replaced by the other one.
    if (isRunning !== wasRunning.current) button.current?.focus()
    wasRunning.current = isRunning
  }, [isRunning])
  return (
    <section className="card" aria-labelledby="archive">
      <h2 id="archive">A copy of your data</h2>
      <p>
        One ZIP file with what the portal keeps of you: your records, applications, documents, certificate,
        letters, which emails were sent to you, sign-ins and who looked at your file. It has a page to read,
        which opens without the portal, and the same as data for programs. You can download it five times a
        day.
      </p>
      <p>
        The file holds your CNIC and your documents. Keep it safe, and do not save it on a shared computer.
      </p>
      {isRunning && (
        <progress
          {...(state.of !== null && { max: Math.max(state.of, 1), value: state.done })}
          aria-label="Download"
        />
      )}
      <Failure state={state} onRetry={run} />
      <p role="status">{progressText(state)}</p>
      <div>
        {isRunning ? (
          <Button ref={button} onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button ref={button} look="primary" onClick={run}>
            Download your data
          </Button>
        )}
      </div>
    </section>
  )
}
