import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { pathOfStep, paths } from '#shared/paths.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TooManyTries } from './countdown.tsx'
import { FieldErrorLines } from './field-error-lines.tsx'
import { NewerVersion } from './newer-version.tsx'
import { useSaid } from './said.ts'

/** Why the call of a button failed, shown next to the button: the lines about fields where there are some, else the message. */
export const FailureAlert = ({ failure }: { failure: ApiFailure }) => (
  <div className="error-summary" role="alert">
    {failure.errors ? <FieldErrorLines errors={failure.errors} /> : <FailureMessage failure={failure} />}
  </div>
)

/** Why something failed, shown in its place on the screen. */
export const FailureBox = (props: FailureProps) => (
  <div className="error-summary" role="alert">
    <FailureMessage {...props} />
  </div>
)

export interface FailureActions {
  /** Sends the same again. */
  onRetry?: () => void
  /** Shows the record as it is on the server now (412). */
  onLoadSaved?: () => void
}

const TryAgain = ({ onRetry }: FailureActions) => {
  const said = useSaid()
  return onRetry ? (
    <Button look="danger" onClick={onRetry}>
      {said('Try again')}
    </Button>
  ) : null
}

const Reference = ({ id }: { id: string | undefined }) => {
  const said = useSaid()
  return id ? <p className="support-reference">{said(`Support reference: ${id}`)}</p> : null
}

const NotFound = () => {
  const said = useSaid()
  const isStaff = useLocation().pathname.startsWith(paths.admin)
  return (
    <>
      {said('This could not be found. Check the address, or start again.')}{' '}
      <Link to={isStaff ? paths.admin : paths.dashboard}>{said('Go to the dashboard')}</Link>
    </>
  )
}

/** The first words of every failure without lines about fields; what is known follows them. */
export const WentWrong = ({ children }: { children?: ReactNode }) => {
  const said = useSaid()
  return (
    <p>
      <strong>{said(children ? 'Something went wrong.' : 'Something went wrong')}</strong> {children}
    </p>
  )
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

interface FailureProps extends FailureActions {
  failure: ApiFailure
  /** Nothing was typed that could be kept. */
  loading?: boolean
}

const whatIsKnown = ({ failure, loading }: FailureProps, said: (text: string) => string): ReactNode => {
  const { status, message, missingStep, retryAfter, offline } = failure
  const kept = loading ? '' : ` ${said('What you typed is kept in this tab.')}`
  if (offline) return said('You are offline.') + kept
  if (status === 404) return <NotFound />
  if (status === 412) return said('This was changed in another window.')
  if (status === 429) return <TooManyTries seconds={retryAfter ?? 60} />
  if (status === 503) return said('The service is busy.') + kept
  if (status === 0 || status >= 500) return null
  return missingStep ? <Link to={pathOfStep[missingStep]}>{message}</Link> : said(asSentence(message))
}

/** Refusals that the same request would get again. */
const refusedForGood = [401, 403, 404, 409, 413, 415, 429]

const Words = (props: FailureProps) => {
  const { failure, onRetry, onLoadSaved } = props
  const said = useSaid()
  const { status, message, errors, requestId, offline } = failure
  if (errors) return Object.values(errors).flat().includes(message) ? null : <p>{said(message)}</p>
  return (
    <>
      <WentWrong>{whatIsKnown(props, said)}</WentWrong>
      {status === 412
        ? onLoadSaved && (
            <Button look="danger" onClick={onLoadSaved}>
              {said('Load the saved version')}
            </Button>
          )
        : !refusedForGood.includes(status) && (
            <>
              <TryAgain onRetry={onRetry} />
              {!offline && <Reference id={requestId} />}
            </>
          )}
    </>
  )
}

/** The words for each kind of failed answer, and what people can do; the lines about fields are shown separately. */
export const FailureText = (props: FailureProps) => (
  <>
    <Words {...props} />
    <NewerVersion />
  </>
)

/** The message for each kind of failed answer, with a line for each field that it names. */
export const FailureMessage = (props: FailureProps) => (
  <>
    <FailureText {...props} />
    {props.failure.errors && <FieldErrorLines errors={props.failure.errors} />}
  </>
)
