/** Checks a new password beyond its length (docs/security.md#passwords). */

import type { Needs } from '#functions/services.ts'
import { personalPasswordProblem } from '#shared/accounts/rules/password.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'

/** @returns field errors for `password`; none when it may be used. */
export const newPasswordErrors = async (
  password: string,
  person: { name: string; email: string; cnic?: string | undefined; phone?: string | undefined },
  { isCommonPassword }: Needs<'isCommonPassword'>,
): Promise<FieldErrors> => {
  const personal = personalPasswordProblem(password, person)
  if (personal) return { password: [personal] }
  return (await isCommonPassword(password))
    ? { password: ['This password is easy to guess. Choose another one'] }
    : {}
}
