/** An applicant who is signed in enters the password again, or uses a passkey: whoever has the session alone can do neither. */
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import type { User } from '../data/person/user.ts'
import { requireCurrentPassword } from './current-password.ts'
import { requireOwnPasskey } from './sign-in/use-passkey.ts'

interface Proof {
  current_password?: string | undefined
  passkey?: PasskeyAnswer | undefined
}

/** @throws NotAllowed at `current_password`, Invalid at `passkey`, TooMany */
export const requireProof = (
  user: User,
  { current_password, passkey }: Proof,
  attempt: Attempt,
  services: Needs<'limits' | 'passkeyQuestions' | 'passkeys' | 'passkeyVerifier' | 'passwords'>,
): Promise<void> =>
  passkey
    ? requireOwnPasskey('applicant', user.id, passkey, attempt, services)
    : requireCurrentPassword(current_password, user, attempt.now, services)
