import type { ApiFailure } from '#web/api/api-failure.ts'
import { FailureMessage } from './failure-message.tsx'

/** A record that could not be loaded, shown in its place on the screen. */
export const LoadFailure = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => (
  <div className="error-summary" role="alert">
    <FailureMessage failure={failure} onRetry={onRetry} loading />
  </div>
)
