import { Link } from 'react-router-dom'
import { credentials } from '#shared/records/account.ts'
import { api } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Page } from '#web/ui/page.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRecordForm } from '#web/ui/use-record-form.ts'
import { SignInReason } from './sign-in-reason.tsx'

/** An applicant signs in; success goes to the dashboard (the guard sees to it). */
export const LoginPage = () => {
  const { signIn, reason } = useSession()
  const record = useRecordForm({
    schema: credentials,
    defaults: { email: '', password: '' },
    save: (body) => api.auth.login({ body }),
    onSaved: ({ data }) => signIn(data),
    onFailed: () => record.form.setValue('password', ''),
    guardLeaving: false,
  })
  return (
    <Page title="Sign in">
      <SignInReason reason={reason} />
      <RecordForm record={record} saveLabel="Sign in" savingLabel="Signing in…" plain>
        <TextField name="email" type="email" autoComplete="username" spellCheck={false} />
        <PasswordField name="password" autoComplete="current-password" />
      </RecordForm>
      <p className="sign-in-links">
        <Link to={paths.forgotPassword}>Forgot password</Link>
        <Link to={paths.register}>Register</Link>
      </p>
    </Page>
  )
}
