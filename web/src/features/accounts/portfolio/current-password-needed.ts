import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { ApiFailure } from '#web/api/api-failure.ts'

interface Secrets {
  email?: string
  password?: string
}

/** Whether these values change what somebody signs in with. */
export const changesSignIn = ({ email = '', password = '' }: Secrets, emailNow: string): boolean =>
  password !== '' || email.trim().toLowerCase() !== emailNow

/** Whether the current password is to be asked for: always when e-mail or password change, however fresh the sign-in is. */
export const useCurrentPasswordNeeded = (
  form: UseFormReturn,
  failure: ApiFailure | null,
  emailNow: string,
): boolean => {
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] }) as string[]
  return failure?.errors?.current_password !== undefined || changesSignIn({ email, password }, emailNow)
}
