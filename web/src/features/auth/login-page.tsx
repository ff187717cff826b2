import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { fetchAhead } from '#web/screen.tsx'
import { DashboardPage, MasterLayout } from '#web/screens.ts'
import { useSession } from '#web/session/session-context.ts'
import { Page } from '#web/ui/page.tsx'
import { type Credentials, SignInForm } from '#web/ui/sign-in-form.tsx'
import { SignInReason } from './sign-in-reason.tsx'

/** An applicant signs in; success goes to the dashboard (the guard sees to it). */
export const LoginPage = () => {
  const session = useSession()
  const signIn = async (body: Credentials) => {
    fetchAhead(MasterLayout, DashboardPage)
    session.signIn((await api.auth.login({ body })).data)
  }
  return (
    <Page title="Sign in">
      <SignInReason reason={session.reason} />
      <SignInForm signIn={signIn} />
      <p className="sign-in-links">
        <Link to={paths.forgotPassword}>Forgot password</Link>
        <Link to={paths.register}>Register</Link>
      </p>
    </Page>
  )
}
