import '#web/theme/accounts/email-address.scss'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { undoneEmail } from '#shared/accounts/records/account.ts'
import { paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page/page.tsx'

type Undone = z.output<typeof undoneEmail>

/** Every session has ended, the one of this browser too; the address counts again, or the password is void. */
const Restored = ({ outcome, email }: Undone) => {
  const { state, signOut } = useSession()
  useEffect(() => {
    if (state === 'authenticated') signOut()
  }, [state, signOut])
  return (
    <Page title={outcome === 'restored' ? 'Your email address is restored' : 'Your account is safe'}>
      <p className="flash-text" role="status">
        <span className="confirm-email-address">
          {outcome === 'restored'
            ? `Your account uses ${email} again, and every session has ended.`
            : 'The password that was set is void, and every session has ended.'}
        </span>
      </p>
      <p className="confirm-email-address">
        We have sent a link to {email}. Open it within 30 minutes to set a new password.
      </p>
      <ButtonLink look="primary" wide to={paths.forgotPassword} state={{ email }}>
        Send the link again
      </ButtonLink>
    </Page>
  )
}

const UndoneBefore = ({ email }: Undone) => {
  const { state } = useSession()
  const isSignedIn = state === 'authenticated'
  return (
    <Page title="There is nothing to undo">
      <p className="flash-text" role="status">
        <span className="confirm-email-address">Your account uses {email}.</span>
      </p>
      <p>
        If somebody else may know your password,{' '}
        <Link to={isSignedIn ? paths.portfolioEdit : paths.forgotPassword} state={{ email }}>
          set a new one
        </Link>
        .
      </p>
      <ButtonLink look="primary" wide to={isSignedIn ? paths.dashboard : paths.login}>
        {isSignedIn ? 'Go to the dashboard' : 'Go to sign in'}
      </ButtonLink>
    </Page>
  )
}

/** The result of undoing a change of address or password. */
export const EmailUndone = (undone: Undone) =>
  undone.outcome === 'undone-before' ? <UndoneBefore {...undone} /> : <Restored {...undone} />
