import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { staffPassword } from '#shared/records/account.ts'
import { shortestPassword } from '#shared/records/passwords.ts'
import { api } from '#web/api/client.ts'
import { NewPasswordFields } from '#web/ui/fields/new-password-fields.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Page } from '#web/ui/page/page.tsx'

/** Removes the token from the address, so that it is neither visible nor kept in the browser's history. */
const useLinkToken = (): string => {
  const [token] = useState(useParams().token ?? '')
  useEffect(() => window.history.replaceState(window.history.state, '', paths.adminSetPassword), [])
  return token
}

const ToSignIn = () => (
  <Link className="btn btn-primary btn-wide" to={paths.adminLogin}>
    Go to sign in
  </Link>
)

/** The page of the one-time link in a staff invitation. */
export const SetPasswordPage = () => {
  const token = useLinkToken()
  const [done, setDone] = useState<string | null>(null)
  const record = useRecordForm({
    schema: staffPassword,
    defaults: { password: '', password_confirmation: '', token },
    save: (body) => api.adminAuth.setPassword({ body }),
    onSaved: ({ message }) => setDone(message ?? 'Your password has been set.'),
    guardLeaving: false,
  })
  if (done)
    return (
      <Page title="Password set">
        <p className="flash-text" role="status">
          {done}
        </p>
        <ToSignIn />
      </Page>
    )
  if (token === '' || record.errors.token !== undefined)
    return (
      <Page title="This link has expired">
        <p>A link works once, within 24 hours. Ask an administrator for a new one.</p>
        <ToSignIn />
      </Page>
    )
  return (
    <Page title="Set your password">
      <RecordForm record={record} saveLabel="Set password" plain>
        <NewPasswordFields shortest={shortestPassword.staff} />
      </RecordForm>
    </Page>
  )
}
