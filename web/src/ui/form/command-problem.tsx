import { useEffect, useRef } from 'react'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { FailureMessage } from '#web/ui/messages/failure-message.tsx'
import { FieldErrorLines } from '#web/ui/messages/field-error-lines.tsx'
import { useSaid } from '#web/ui/messages/said.ts'

interface ProblemProps {
  problem: ApiFailure | undefined
  /** The id of the text of field errors, for `aria-describedby`. */
  id?: string
  onRetry?: () => void
}

/** Why the service refused the command; takes the focus. */
export const CommandProblem = ({ problem, id, onRetry }: ProblemProps) => {
  const box = useRef<HTMLDivElement>(null)
  const said = useSaid()
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      {problem.errors ? (
        <>
          <h3>{said('There is a problem')}</h3>
          <div id={id}>
            <FieldErrorLines errors={problem.errors} />
          </div>
        </>
      ) : (
        <FailureMessage failure={problem} onRetry={onRetry} />
      )}
    </div>
  )
}

/** Changes by somebody else in the meantime; the typed text stays. Takes the focus. */
export const CommandConflict = ({ text }: { text: string | undefined }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div className="banner-note" role="alert" tabIndex={-1} ref={box}>
      <p>{text}</p>
    </div>
  )
}
