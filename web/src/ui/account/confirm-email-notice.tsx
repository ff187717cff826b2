import '#web/theme/email-address.scss'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { unreachableForApplicant, waysToBeReached } from '#shared/rules/unreachable-address.ts'
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

/** The problem with an address: a new one waits, e-mails to the present one come back, or it is not confirmed. */
const Trouble = ({ user: { email, pending_email, unreachable } }: { user: CurrentUser }) => {
  if (pending_email)
    return (
      <>
        <strong>Confirm your new email address</strong>: we sent a link to{' '}
        <span className="confirm-email-address">{pending_email}</span>. Until you open it, your account keeps{' '}
        {email}.
      </>
    )
  if (unreachable)
    return (
      <>
        <strong>Check your email address</strong>: {unreachableForApplicant(email, unreachable)}{' '}
        {waysToBeReached(unreachable)}
      </>
    )
  return (
    <>
      <strong>Confirm your email address</strong>: we sent a link to{' '}
      <span className="confirm-email-address">{email}</span>. The council approves an application only after
      that.
    </>
  )
}

/**
 * Asks the applicant to open the link that was sent to an address, and sends it again; or to change an address from
 * which e-mails come back. Shows nothing if there is no problem.
 */
export const ConfirmEmailNotice = () => {
  const { user } = useSession()
  const [sent, setSent] = useState('')
  const { sending, failure, send } = useSending(async () => {
    setSent('')
    const { message } = await api.auth.sendConfirmation()
    setSent(message ?? '')
  })
  const { email_confirmed, pending_email, unreachable } = user
  if (email_confirmed && !pending_email && !unreachable) return null
  const isWaiting = pending_email !== null || !unreachable
  return (
    <section
      className="banner-note confirm-email"
      aria-label={isWaiting ? 'Email address to be confirmed' : 'Emails come back'}
    >
      <p>
        <Trouble user={user} />
      </p>
      <p>
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={sending}
          onClick={() => void send()}
        >
          {sending ? 'Sending…' : isWaiting ? 'Send again' : 'Send a link there'}
        </button>{' '}
        <Link to={paths.portfolioEdit}>Change the address</Link>
      </p>
      {pending_email && <CancelChange />}
      <div role="status">{sent && <p>{sent}.</p>}</div>
      {failure && <FailureAlert failure={failure} />}
    </section>
  )
}
