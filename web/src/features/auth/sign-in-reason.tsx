import { useLocation } from 'react-router-dom'

/** Why somebody stands at the sign-in: the session's reason, or the words another page sent along. */
export const SignInReason = ({ reason }: { reason: string | undefined }) => {
  const { state } = useLocation()
  const message = (state as { message?: unknown } | null)?.message
  if (typeof message === 'string')
    return (
      <p className="flash-text" role="status">
        {message}
      </p>
    )
  return reason ? (
    <p className="banner-note" role="status">
      {reason}
    </p>
  ) : null
}
