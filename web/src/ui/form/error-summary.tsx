import { useEffect, useId, useRef } from 'react'
import type { FieldErrors } from '#shared/kit/errors.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { type FailureActions, FailureText } from '#web/ui/messages/failure-message.tsx'
import { FieldErrorLines } from '#web/ui/messages/field-error-lines.tsx'
import { useSaid } from '#web/ui/messages/said.ts'

interface ErrorSummaryProps extends FailureActions {
  /** Messages by field; by default those of the failure. */
  errors?: FieldErrors
  failure?: ApiFailure | null
  /** Changes with each failed attempt, so that the box gets the focus again. */
  attempt?: number
}

/** The box above a form: "There is a problem" and one line per field, or the message of the failure. Nothing when there is no problem. */
export const ErrorSummary = ({ errors, failure, attempt, ...actions }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  const said = useSaid()
  const lines = errors ?? failure?.errors ?? {}
  const count = Object.keys(lines).length
  const shown = count > 0 || Boolean(failure)
  const isAboutFields = count > 0 || Boolean(failure?.errors)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same errors moves the focus again
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, failure, attempt])

  if (!shown) return null
  return (
    <div
      className="error-summary"
      role="alert"
      aria-labelledby={isAboutFields ? heading : undefined}
      tabIndex={-1}
      ref={box}
    >
      {isAboutFields && <h2 id={heading}>{said('There is a problem')}</h2>}
      {failure && <FailureText failure={failure} {...actions} />}
      {count > 0 && <FieldErrorLines errors={lines} linked />}
    </div>
  )
}
