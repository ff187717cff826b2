import { useState } from 'react'
import { staffPassword } from '#shared/accounts/records/account.ts'
import { shortestPassword } from '#shared/accounts/records/passwords.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { forgetEmailLink, useEmailLink } from '#web/session/email-link.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NewPasswordFields } from '#web/ui/fields/new-password-fields.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Page } from '#web/ui/page/page.tsx'

const ToSignIn = () => (
  <ButtonLink look="primary" wide to={paths.adminLogin}>
    Go to sign in
  </ButtonLink>
)

/** The page of the one-time link in a staff invitation. */
export const SetPasswordPage = () => {
  const { token } = useEmailLink(paths.adminSetPassword)
  const [done, setDone] = useState<string | null>(null)
  const record = useRecordForm({
    schema: staffPassword,
    defaults: { password: '', password_confirmation: '', token },
    save: (body) => api.adminAuth.setPassword({ body }),
    onSaved: ({ message }) => {
      forgetEmailLink()
      setDone(message ?? 'Your password has been set.')
    },
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
