import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { passwordReset } from '#shared/accounts/records/account.ts'
import { paths } from '#shared/paths.ts'
import { asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { forgetEmailLink, useEmailLink } from '#web/session/email-link.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NewPasswordFields } from '#web/ui/fields/new-password-fields.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Page } from '#web/ui/page/page.tsx'

const pauseInMs = 3000 // long enough to read one sentence; the button skips it

/** The service's message, then the sign-in page, which shows it again. */
const PasswordSet = ({ message }: { message: string }) => {
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
      <ButtonLink look="primary" wide to={paths.login} state={{ message }}>
        Go to sign in
      </ButtonLink>
    </Page>
  )
}

/** Whether the service says so, asked once the page is open; the form does not wait for it. */
const useIsExpired = ({ token, email }: ReturnType<typeof useEmailLink>): boolean => {
  const [expired, setExpired] = useState(token === '')
  useEffect(() => {
    if (!token || !email) return
    api.auth.checkResetLink({ body: { token, email } }).catch((error) => {
      if (asFailure(error).errors?.token) setExpired(true)
    })
  }, [token, email])
  return expired
}

/** The page of the link in the e-mail. */
export const ResetPasswordPage = () => {
  const link = useEmailLink(paths.resetPassword)
  const [done, setDone] = useState<string | null>(null)
  const record = useRecordForm({
    schema: passwordReset,
    defaults: { email: link.email, password: '', password_confirmation: '', token: link.token },
    save: (body) => api.auth.resetPassword({ body }),
    onSaved: ({ message }) => {
      forgetEmailLink()
      setDone(message ?? 'Your password has been reset.')
    },
    guardLeaving: false,
  })
  const wasExpired = useIsExpired(link)

  if (done) return <PasswordSet message={done} />
  return (
    <Page title="Reset password">
      {(wasExpired || record.errors.token) && (
        <p className="banner-note" role="status">
          This link has expired. A link works once and for 30 minutes, and only the newest one works.{' '}
          <Link to={paths.forgotPassword} state={{ email: link.email }}>
            Send a new link
          </Link>
        </p>
      )}
      <RecordForm record={record} saveLabel="Reset password" plain>
        <TextField name="email" type="email" autoComplete="username" spellCheck={false} />
        <NewPasswordFields />
      </RecordForm>
    </Page>
  )
}
