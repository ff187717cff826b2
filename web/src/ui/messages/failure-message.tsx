import { Link, useLocation } from 'react-router-dom'
import { pathOfStep, paths } from '#shared/paths.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { TooManyTries } from './countdown.tsx'
import { FieldErrorLines } from './field-error-lines.tsx'

export interface FailureActions {
  /** Sends the same again. */
  onRetry?: () => void
  /** Shows the record as it is on the server now (412). */
  onLoadSaved?: () => void
}

const TryAgain = ({ onRetry }: FailureActions) =>
  onRetry ? (
    <button type="button" className="btn btn-outline-danger" onClick={onRetry}>
      Try again
    </button>
  ) : null

const Reference = ({ id }: { id: string | undefined }) =>
  id ? <p className="support-reference">Support reference: {id}</p> : null

const NotFound = () => {
  const isStaff = useLocation().pathname.startsWith(paths.admin)
  return (
    <p>
      This could not be found. Check the address, or start again.{' '}
      <Link to={isStaff ? paths.admin : paths.dashboard}>Go to the dashboard</Link>
    </p>
  )
}

/** The sentence for each kind of failed answer, and what people can do; the lines about fields are shown separately. */
export const FailureText = ({ failure, onRetry, onLoadSaved }: FailureActions & { failure: ApiFailure }) => {
  const { status, message, missingStep, retryAfter, requestId, offline } = failure
  if (offline)
    return (
      <>
        <p>You are offline. What you typed is kept in this tab.</p>
        <TryAgain onRetry={onRetry} />
      </>
    )
  if (failure.errors) return Object.values(failure.errors).flat().includes(message) ? null : <p>{message}</p>
  if (status === 401 || status === 403 || status === 413 || status === 415) return <p>{message}</p>
  if (status === 404) return <NotFound />
  if (status === 409)
    return <p>{missingStep ? <Link to={pathOfStep[missingStep]}>{message}</Link> : message}</p>
  if (status === 412)
    return (
      <>
        <p>This was changed in another window.</p>
        {onLoadSaved && (
          <button type="button" className="btn btn-outline-danger" onClick={onLoadSaved}>
            Load the saved version
          </button>
        )}
      </>
    )
  if (status === 429) return <TooManyTries seconds={retryAfter ?? 60} />
  return (
    <>
      <p>
        {status === 503 ? 'The service is busy. What you typed is kept in this tab.' : 'Something went wrong'}
      </p>
      <TryAgain onRetry={onRetry} />
      <Reference id={requestId} />
    </>
  )
}

/** The message for each kind of failed answer, with a line for each field that it names. */
export const FailureMessage = (props: FailureActions & { failure: ApiFailure }) => (
  <>
    <FailureText {...props} />
    {props.failure.errors && <FieldErrorLines errors={props.failure.errors} />}
  </>
)
