import type { ApiFailure } from '#web/api/api-failure.ts'
import { FailureMessage } from './failure-message.tsx'
import { FieldErrorLines } from './field-error-lines.tsx'

/** Why the call of a button failed, shown next to the button: the lines about fields where there are some, else the message. */
export const FailureAlert = ({ failure }: { failure: ApiFailure }) => (
  <div className="error-summary" role="alert">
    {failure.errors ? <FieldErrorLines errors={failure.errors} /> : <FailureMessage failure={failure} />}
  </div>
)
