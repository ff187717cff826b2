import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { ApiFailure } from '#web/api/client.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'

interface NotReadyProps {
  failure: ApiFailure
  /** The renewal's print-out was asked for: its registration form is the one to fill in. */
  renewal: boolean
  retry: () => void
}

/** Why there is nothing to print: the step that is missing, linked, in the words of the server; or try again. */
export const NotReady = ({ failure, renewal, retry }: NotReadyProps) =>
  renewal && failure.missingStep === 'registration' ? (
    <div className="error-summary" role="alert">
      <h2>There is a problem</h2>
      <p>
        <Link to={paths.registrationRenewal}>{failure.message}</Link>
      </p>
    </div>
  ) : (
    <LoadFailure failure={failure} onRetry={retry} />
  )
