import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { WentWrong } from '#web/ui/messages/failure-message.tsx'
import { LoadFailure } from '#web/ui/messages/load-failure.tsx'

interface NotReadyProps {
  failure: ApiFailure
  /** The renewal's print-out was asked for: its registration form is the one to fill in. */
  renewal: boolean
  retry: () => void
}

/** Why there is nothing to print: the service's message with a link to the missing step, or a retry. */
export const NotReady = ({ failure, renewal, retry }: NotReadyProps) =>
  renewal && failure.missingStep === 'registration' ? (
    <div className="error-summary" role="alert">
      <WentWrong>
        <Link to={paths.registrationRenewal}>{failure.message}</Link>
      </WentWrong>
    </div>
  ) : (
    <LoadFailure failure={failure} onRetry={retry} />
  )
