import '#web/theme/accounts/email-address.scss'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { confirmedEmail } from '#shared/accounts/records/account.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useEmailLink } from '#web/session/email-link.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { LinkExpired } from './link-expired.tsx'

/**
 * Brings the signed-in person's address up to date where the link was theirs.
 * @param reached whether the link was opened now, so that e-mails reach the address
 */
const useAddressAfterLink = (email: string, reached: boolean): { isSignedIn: boolean } => {
  const session = useSession()
  const { state, replaceUser } = session
  const user = state === 'authenticated' ? session.user : null
  useEffect(() => {
    if (user?.email !== email) return
    const unreachable = reached ? null : user.unreachable
    if (!user.email_confirmed || user.unreachable !== unreachable)
      replaceUser({ ...user, email_confirmed: true, unreachable })
  }, [email, reached, user, replaceUser])
  return { isSignedIn: state === 'authenticated' }
}

type Confirmed = z.output<typeof confirmedEmail>

const Done = ({ outcome, email }: Confirmed) => {
  const isNew = outcome === 'confirmed'
  const { isSignedIn } = useAddressAfterLink(email, isNew)
  return (
    <Page title={isNew ? 'Email address confirmed' : 'Already confirmed'}>
      <p className="flash-text" role="status">
        <span className="confirm-email-address">
          {email} {isNew ? 'is confirmed.' : 'was confirmed before.'}
        </span>
      </p>
      <ButtonLink look="primary" wide to={isSignedIn ? paths.dashboard : paths.login}>
        {isSignedIn ? 'Go to the dashboard' : 'Go to sign in'}
      </ButtonLink>
    </Page>
  )
}

/**
 * The page of the link in the e-mail. Its script confirms the address: programs that look at links in e-mails only fetch the
 * page, and confirm nothing.
 */
export const ConfirmEmailPage = () => {
  const { token } = useEmailLink(paths.confirmEmail)
  const [done, setDone] = useState<Confirmed>()
  const started = useRef(false)
  const { failure, send } = useSending(async () =>
    setDone((await api.auth.confirmEmail({ body: { token } })).data),
  )
  useEffect(() => {
    if (started.current || token === '') return
    started.current = true
    void send()
  }, [send, token])

  if (done) return <Done {...done} />
  if (token === '' || failure?.errors?.token)
    return (
      <LinkExpired message={failure?.errors?.token?.[0] ?? 'This link has expired'}>
        A link works for 7 days, and until the account uses another address. You can have a new one sent from
        your account.
      </LinkExpired>
    )
  if (failure)
    return (
      <Page title="Confirm your email address">
        <FailureBox failure={failure} onRetry={() => void send()} />
      </Page>
    )
  return (
    <Page title="Confirm your email address">
      <p role="status">Confirming your email address…</p>
    </Page>
  )
}
