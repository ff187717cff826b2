import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { forgottenPassword } from '#shared/accounts/records/account.ts'
import { waitingTime } from '#shared/kit/errors.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useCountdown } from '#web/ui/messages/countdown.tsx'
import { Page } from '#web/ui/page/page.tsx'

const pauseInSeconds = 60 // the first e-mail has usually arrived by then

interface EmailSentProps {
  message: string
  email: string
  onAgain: () => Promise<void>
  onOther: () => void
}

/** The service's message; after a minute the e-mail can be sent again. */
const EmailSent = ({ message, email, onAgain, onOther }: EmailSentProps) => {
  const [round, setRound] = useState(0)
  const again = () => void onAgain().then(() => setRound((before) => before + 1))
  return (
    <>
      <p className="flash-text" role="alert">
        {message}
      </p>
      <p>
        Look for it at <strong>{email}</strong>, and in your spam folder.
      </p>
      <Resend key={round} onPress={again} />
      <Button look="link" onClick={onOther}>
        Use another email
      </Button>
    </>
  )
}

const Resend = ({ onPress }: { onPress: () => void }) => {
  const left = useCountdown(pauseInSeconds)
  return left > 0 ? (
    <p className="text-muted">You can send it again in {waitingTime(left)}.</p>
  ) : (
    <button type="button" className="btn btn-secondary btn-wide" onClick={onPress}>
      Send again
    </button>
  )
}

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
