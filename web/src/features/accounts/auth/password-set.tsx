import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Page } from '#web/ui/page/page.tsx'

const pauseInMs = 3000 // long enough to read one sentence; the button skips it

/** The service's message, then the sign-in page, which shows it again. */
export const PasswordSet = ({ message }: { message: string }) => {
  const navigate = useNavigate()
  const { state, signOut } = useSession()

  // Every session has ended with the reset, the one of this browser too.
  useEffect(() => {
    if (state === 'authenticated') signOut()
  }, [state, signOut])
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { state: { message } }), pauseInMs)
    return () => clearTimeout(timer)
  }, [navigate, message])

  return (
    <Page title="Password reset">
      <p className="flash-text" role="status">
        {message}
      </p>
      <Link className="btn btn-primary btn-wide" to={paths.login} state={{ message }}>
        Go to sign in
      </Link>
    </Page>
  )
}
