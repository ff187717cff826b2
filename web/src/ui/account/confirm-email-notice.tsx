import '#web/theme/accounts/email-address.scss'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { unreachableForApplicant, waysToBeReached } from '#shared/accounts/rules/unreachable-address.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'

/** The problem with an address: e-mails to it come back, or it is not confirmed. */
const Trouble = ({ user: { email, unreachable } }: { user: CurrentUser }) =>
  unreachable ? (
    <>
      <strong>Check your email address</strong>: {unreachableForApplicant(email, unreachable)}{' '}
      {waysToBeReached(unreachable)}
    </>
  ) : (
    <>
      <strong>Confirm your email address</strong>: we sent a link to{' '}
      <span className="confirm-email-address">{email}</span>. Open it to show that our emails reach you.
    </>
  )

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
  const { email_confirmed, unreachable } = user
  if (user.entered_by || (email_confirmed && !unreachable)) return null
  return (
    <section
      className="banner-note confirm-email"
      aria-label={unreachable ? 'Emails come back' : 'Email address to be confirmed'}
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
          {sending ? 'Sending…' : unreachable ? 'Send a link there' : 'Send again'}
        </button>{' '}
        <Link to={paths.portfolioEdit}>Change the address</Link>
      </p>
      <div role="status">{sent && <p>{sent}.</p>}</div>
      {failure && <FailureAlert failure={failure} />}
    </section>
  )
}
