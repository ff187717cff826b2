import { Link } from 'react-router-dom'
import type { ApiFailure } from '#web/api/client.ts'
import { pathOfStep, paths } from '#web/paths.ts'

interface NotReadyProps {
  failure: ApiFailure
  /** The renewal's print-out was asked for: its registration form is the one to fill in. */
  renewal: boolean
  retry: () => void
}

/** Why there is nothing to print: the step that is missing, linked, in the words of the server; or try again. */
export const NotReady = ({ failure, renewal, retry }: NotReadyProps) => {
  const { missingStep: step, message } = failure
  const path = step === 'registration' && renewal ? paths.registrationRenewal : step && pathOfStep[step]
  return (
    <div className="card empty-state" role="alert">
      {path ? (
        <p>
          <Link to={path}>{message}</Link>
        </p>
      ) : (
        <>
          <p>{message}</p>
          <button type="button" className="btn btn-primary" onClick={retry}>
            Try again
          </button>
        </>
      )}
    </div>
  )
}
