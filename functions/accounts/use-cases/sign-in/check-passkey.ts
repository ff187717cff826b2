/** Whether the answer of a passkey is right. It is here because the package for passkeys comes with functions that hold this file. */
import type { Services } from '#functions/services.ts'

type Verifier = Services['passkeyVerifier']

export const checkUse = (
  verifier: Verifier,
  ...given: Parameters<Verifier['verifyUse']>
): ReturnType<Verifier['verifyUse']> => verifier.verifyUse(...given)

export const checkNew = (
  verifier: Verifier,
  ...given: Parameters<Verifier['verifyNew']>
): ReturnType<Verifier['verifyNew']> => verifier.verifyNew(...given)
