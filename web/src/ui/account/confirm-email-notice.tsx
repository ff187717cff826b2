import '#web/theme/email-address.scss'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-alert.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'

/** The present address stays; the page's heading gets the focus, since the button goes with the notice. */
const CancelChange = () => {
  const { user, replaceUser } = useSession()
  const { showHere } = useFlash()
  const { sending, failure, send } = useSending(async () => {
    const { message } = await api.auth.cancelEmailChange()
    document.querySelector<HTMLElement>('main h1')?.focus()
    replaceUser({ ...user, pending_email: null })
    showHere(message ?? '')
  })
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={sending}
        onClick={() => void send()}
      >
        {sending ? 'Cancelling…' : 'Cancel the change'}
      </button>
      {failure && <FailureAlert failure={failure} />}
    </>
  )
}

/** Asks the applicant to open the link that was sent to an address, and sends it again. Nothing when no address waits. */
export const ConfirmEmailNotice = () => {
  const { user } = useSession()
  const [sent, setSent] = useState('')
  const { sending, failure, send } = useSending(async () => {
    setSent('')
    const { message } = await api.auth.sendConfirmation()
    setSent(message ?? '')
  })
  const { email, email_confirmed, pending_email } = user
  if (email_confirmed && !pending_email) return null
  return (
    <section className="banner-note confirm-email" aria-label="Email address to be confirmed">
      <p>
        <strong>{pending_email ? 'Confirm your new email address' : 'Confirm your email address'}</strong>: we
        sent a link to <span className="confirm-email-address">{pending_email ?? email}</span>.{' '}
        {pending_email
          ? `Until you open it, your account keeps ${email}.`
          : 'The council approves an application only after that.'}
      </p>
      <p>
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={sending}
          onClick={() => void send()}
        >
          {sending ? 'Sending…' : 'Send again'}
        </button>{' '}
        <Link to={paths.portfolioEdit}>Change the address</Link>
      </p>
      {pending_email && <CancelChange />}
      <div role="status">{sent && <p>{sent}.</p>}</div>
      {failure && <FailureAlert failure={failure} />}
    </section>
  )
}
