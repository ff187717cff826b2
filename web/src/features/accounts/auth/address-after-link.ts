import { useEffect } from 'react'
import { useSession } from '#web/session/session-context.ts'

/**
 * Brings the signed-in person's address up to date where the link was theirs.
 * @param reached whether the link was opened now, so that e-mails reach the address
 */
export const useAddressAfterLink = (email: string, reached: boolean): { isSignedIn: boolean } => {
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
