import type { ApiFailure } from '#web/api/api-failure.ts'
import { FailureMessage } from './failure-message.tsx'

/** Why the call of a button failed, shown next to the button: the messages by field where there are some, else the message. */
export const FailureAlert = ({ failure }: { failure: ApiFailure }) => {
  const lines = Object.values(failure.errors ?? {}).flat()
  return (
    <div className="error-summary" role="alert">
      {lines.length > 0 ? (
        lines.map((line) => <p key={line}>{line}</p>)
      ) : (
        <FailureMessage failure={failure} />
      )}
    </div>
  )
}
