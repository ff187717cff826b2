import type { ApiFailure } from '#web/api/api-failure.ts'
import { FailureMessage } from './failure-message.tsx'

/** A record that could not be loaded, shown in its place on the screen. */
export const LoadFailure = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => (
  <div className="error-summary" role="alert">
    {failure.status !== 404 && <h2>There is a problem</h2>}
    {failure.offline ? (
      <>
        <p>You are offline.</p>
        <button type="button" className="btn btn-outline-danger" onClick={onRetry}>
          Try again
        </button>
      </>
    ) : (
      <FailureMessage failure={failure} onRetry={onRetry} />
    )}
  </div>
)
