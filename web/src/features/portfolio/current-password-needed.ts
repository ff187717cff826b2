import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { useSession } from '#web/session/session-context.ts'

const freshSignInInMs = 15 * 60 * 1000 // after it, a change of password or e-mail needs the current password

interface Secrets {
  email?: string
  password?: string
}

/** Whether these values change what somebody signs in with. */
export const changesSignIn = ({ email = '', password = '' }: Secrets, emailNow: string): boolean =>
  password !== '' || email.trim().toLowerCase() !== emailNow

/** Whether the sign-in is too old to change the password or the e-mail without the current password. */
export const isOldSignIn = (signedInAt: string, now: number): boolean =>
  !(now - Date.parse(signedInAt) < freshSignInInMs)

/** Whether the current password is to be asked for: by the clock of this browser, or because the service asked. */
export const useCurrentPasswordNeeded = (
  form: UseFormReturn,
  failure: ApiFailure | null,
  emailNow: string,
): boolean => {
  const { user } = useSession()
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] }) as string[]
  if (failure?.errors?.current_password) return true
  return changesSignIn({ email, password }, emailNow) && isOldSignIn(user.signed_in_at, Date.now())
}
