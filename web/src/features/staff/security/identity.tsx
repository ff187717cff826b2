import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { passwordAgain, passwordAndCode, passwordAndMaybeCode } from '#shared/staff/records/staff.ts'
import { api } from '#web/api/client.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import type { Identity } from '#web/ui/passkeys/identity.ts'
import { CodeField } from './code-field.tsx'

export interface StaffProof {
  password: string
  code?: string
  passkey?: PasskeyAnswer
}

/**
 * Asks the browser for one of the person's own passkeys.
 * @throws ApiFailure
 */
export const ownPasskey = async (): Promise<PasskeyAnswer> => {
  const [{ answerQuestion }, { data }] = await Promise.all([
    import('#web/ui/passkeys/answer-passkey.ts'),
    api.adminAuth.passkeyOptions(),
  ])
  return answerQuestion(data)
}

/** The password, and a code for people who have codes; if the code is left empty, a passkey is used instead. */
export const identityOf = ({ since, passkeys }: AdminUser['codes']): Identity<StaffProof> => {
  const hasPasskey = passkeys > 0
  const withCode = hasPasskey ? passwordAndMaybeCode : passwordAndCode
  return {
    schema: since ? withCode : passwordAgain,
    defaults: { password: '', ...(since && { code: '' }) },
    fields: (
      <>
        <PasswordField name="password" autoComplete="current-password" />
        {since && <CodeField orPasskey={hasPasskey} />}
        {!since && hasPasskey && <p>Next your device asks for your passkey.</p>}
      </>
    ),
    proofOf: async ({ password, code }) => ({
      password: String(password),
      ...(code ? { code: String(code) } : hasPasskey && { passkey: await ownPasskey() }),
    }),
  }
}
