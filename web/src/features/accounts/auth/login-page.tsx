import { Link, useLocation } from 'react-router-dom'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { usePathInLanguage } from '#web/ui/language/language.ts'
import { Page } from '#web/ui/page/page.tsx'
import { PasskeyButton } from '#web/ui/passkeys/passkey-button.tsx'
import { SignInForm } from '#web/ui/sign-in/sign-in-form.tsx'
import type { Credentials } from '#web/ui/sign-in/use-sign-in.ts'

/** Why the sign-in page is shown: the message that another page passed on, else the reason of the session. */
const SignInReason = ({ reason }: { reason: string | undefined }) => {
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

interface LoginPageProps {
  /** Fetches the code of the screen after signing in while the call is under way. */
  preloadNext: () => void
}

/** An applicant signs in; then `GuestGuard` redirects to the dashboard. */
export const LoginPage = ({ preloadNext }: LoginPageProps) => {
  const inLanguage = usePathInLanguage()
  const session = useSession()
  const signIn = async (body: Credentials) => {
    preloadNext()
    session.signIn((await api.auth.login({ body })).data)
  }
  const signInByPasskey = async (body: PasskeyAnswer) => {
    preloadNext()
    session.signIn((await api.auth.passkeyLogin({ body })).data)
  }
  return (
    <Page title="Sign in">
      <SignInReason reason={session.reason} />
      <SignInForm signIn={signIn}>
        <PasskeyButton
          label="Sign in with a passkey"
          ask={() => api.auth.passkeyOptions()}
          onAnswer={signInByPasskey}
        />
      </SignInForm>
      <p className="sign-in-links">
        <Link to={paths.forgotPassword}>Forgot password</Link>
        <Link to={paths.register}>Register</Link>
      </p>
      <p>
        New here, registered on paper, or checking a pharmacist?{' '}
        <Link to={inLanguage(paths.start)}>Start here</Link>
      </p>
    </Page>
  )
}
