import type { ApiFailure } from '#web/api/api-failure.ts'
import { FailureWords } from './failure-words.tsx'

/** Why a button's call failed, beside the button: the server's lines where there are some, else its words. */
export const FailureAlert = ({ failure }: { failure: ApiFailure }) => {
  const lines = Object.values(failure.errors ?? {}).flat()
  return (
    <div className="error-summary" role="alert">
      {lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : <FailureWords failure={failure} />}
    </div>
  )
}
