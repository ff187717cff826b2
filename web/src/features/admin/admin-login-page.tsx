import { Link } from 'react-router-dom'
import { staffCredentials } from '#shared/records/account.ts'
import { api } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Page } from '#web/ui/page.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRecordForm } from '#web/ui/use-record-form.ts'

/** Staff sign in with the browser's user agent as device name (specification, section 2). */
export const AdminLoginPage = () => {
  const { signIn, reason } = useAdminSession()
  const record = useRecordForm({
    schema: staffCredentials,
    defaults: { email: '', password: '' },
    save: (body) =>
      api.adminAuth.login({ body: { ...body, device_name: navigator.userAgent.slice(0, 512) } }),
    onSaved: ({ data }) => signIn(data),
    onFailed: () => record.form.setValue('password', ''),
    guardLeaving: false,
  })
  return (
    <Page title="Council staff">
      {reason && (
        <p className="banner-note" role="status">
          {reason}
        </p>
      )}
      <RecordForm record={record} saveLabel="Sign in" savingLabel="Signing in…" plain>
        <TextField name="email" type="email" autoComplete="username" spellCheck={false} />
        <PasswordField name="password" autoComplete="current-password" />
      </RecordForm>
      <p className="sign-in-links">
        <Link to={paths.login}>Sign-in for applicants</Link>
      </p>
    </Page>
  )
}
