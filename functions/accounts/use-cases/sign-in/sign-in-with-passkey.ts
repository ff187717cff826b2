/** Signs somebody in with a passkey alone: they have it, and unlock it with something they know or are. */
import { newDeviceMarker } from '#functions/accounts/data/sign-in/known-device.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { countPasskeyTry } from './count-sign-in-attempts.ts'
import { beginSession } from './sign-in.ts'
import { passkeyRefused, usePasskey } from './use-passkey.ts'

interface PasskeyRequest {
  body: PasskeyAnswer
  address: string
  deviceMarker: string | undefined
  browser: string | undefined
  now: Date
  attempt: Attempt
}

/**
 * @param load gives null for an account that may not sign in now.
 * @throws Invalid, TooMany
 */
export const signInWithPasskey = async <P extends { id: string; account: { session_generation: number } }>(
  kind: 'applicant' | 'staff',
  request: PasskeyRequest,
  load: (id: string) => Promise<P | null>,
  services: Needs<
    | 'knownDevices'
    | 'limits'
    | 'newId'
    | 'passkeyQuestions'
    | 'passkeys'
    | 'passkeyVerifier'
    | 'sessions'
    | 'signIns'
    | 'tokenSigner'
  >,
) => {
  const { body, address, browser, now, attempt } = request
  const tries = await countPasskeyTry(kind, request, services)
  const { owner, verified } = await usePasskey(kind, body, attempt, services)
  const person = verified && owner ? await load(owner) : null
  if (!person) {
    await services.signIns.note(kind, owner, { outcome: 'wrong-passkey' }, { address, browser }, now)
    throw passkeyRefused()
  }
  const marker = request.deviceMarker ?? newDeviceMarker()
  const token = await beginSession(kind, person, { factor: 'passkey', marker, tries }, request, services)
  return { person, token }
}
