import { useLocation } from 'react-router-dom'

/** Why the sign-in page is shown: the message that another page passed on, else the reason of the session. */
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
