import type { Needs } from '#functions/services.ts'

interface Person {
  id: string
  account: { password_hash: string }
}

/**
 * Compares the password and renews a hash of older parameters.
 * @param person null for an unknown e-mail, which takes the same work. @returns null when it is wrong
 */
export const verifyPassword = async <P extends Person>(
  kind: 'applicant' | 'staff',
  person: P | null,
  password: string,
  { passwords, passwordHashes }: Needs<'passwordHashes' | 'passwords'>,
): Promise<P | null> => {
  const matches = await passwords.matches(password, person?.account.password_hash ?? null)
  if (!person || !matches) return null

  const { password_hash: stored } = person.account
  if (passwords.isOutdated(stored))
    await passwordHashes.replace(kind, person.id, stored, await passwords.hash(password))
  return person
}
