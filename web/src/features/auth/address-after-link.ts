import { useEffect } from 'react'
import { useSession } from '#web/session/session-context.ts'

/**
 * Brings the signed-in person's address up to date where the link was theirs.
 * @param email that counts now. @param confirmed whether a link to it confirmed it; else a new address was given up. @param reached whether the
 * link was opened now, so that e-mails reach the address
 */
export const useAddressAfterLink = (
  email: string,
  { confirmed, reached = false }: { confirmed: boolean; reached?: boolean },
): { isSignedIn: boolean } => {
  const session = useSession()
  const { state, replaceUser } = session
  const user = state === 'authenticated' ? session.user : null
  useEffect(() => {
    if (!user || ![user.email, user.pending_email].includes(email)) return
    const pending_email = confirmed && user.pending_email !== email ? user.pending_email : null
    const isKnown = user.email === email && user.email_confirmed && user.pending_email === pending_email
    const unreachable = reached ? null : user.unreachable
    if (!isKnown || user.unreachable !== unreachable)
      replaceUser({ ...user, email, email_confirmed: true, pending_email, unreachable })
  }, [email, confirmed, reached, user, replaceUser])
  return { isSignedIn: state === 'authenticated' }
}
