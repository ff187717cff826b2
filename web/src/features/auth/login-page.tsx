import { Link } from 'react-router-dom'
import { api } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Page } from '#web/ui/page.tsx'
import { SignInForm } from '#web/ui/sign-in-form.tsx'
import { SignInReason } from './sign-in-reason.tsx'

/** An applicant signs in; success goes to the dashboard (the guard sees to it). */
export const LoginPage = () => {
  const session = useSession()
  return (
    <Page title="Sign in">
      <SignInReason reason={session.reason} />
      <SignInForm signIn={async (body) => session.signIn((await api.auth.login({ body })).data)} />
      <p className="sign-in-links">
        <Link to={paths.forgotPassword}>Forgot password</Link>
        <Link to={paths.register}>Register</Link>
      </p>
    </Page>
  )
}
