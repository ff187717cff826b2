import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { forgottenPassword } from '#shared/accounts/records/account.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Page } from '#web/ui/page/page.tsx'
import { EmailSent } from './email-sent.tsx'

/** Asks for the e-mail address. The service's message is the same for every address, and is shown as it came. */
export const ForgotPasswordPage = () => {
  const { state } = useLocation()
  const email = (state as { email?: string } | null)?.email ?? ''
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null)
  const record = useRecordForm({
    schema: forgottenPassword,
    defaults: { email },
    save: async (body) => ({ reply: await api.auth.forgotPassword({ body }), email: body.email }),
    onSaved: ({ reply, email }) =>
      setSent({ message: reply.message ?? 'If the address is known, an email is on its way.', email }),
    guardLeaving: false,
  })
  return (
    <Page title="Forgot password">
      {sent ? (
        <EmailSent {...sent} onAgain={() => record.submit()} onOther={() => setSent(null)} />
      ) : (
        <>
          <p>Enter the email of your account. We send you a link to set a new password.</p>
          <RecordForm record={record} saveLabel="Send the link" savingLabel="Sending…" plain>
            <TextField name="email" type="email" autoComplete="username" spellCheck={false} />
          </RecordForm>
        </>
      )}
      <p className="sign-in-links">
        <Link to={paths.login}>Back to sign in</Link>
      </p>
    </Page>
  )
}
