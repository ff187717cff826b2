/** Somebody uses a passkey: the question, and who has answered it. */

import type { Passkey } from '#functions/accounts/data/sign-in/passkey.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { Invalid } from '#shared/kit/errors.ts'
import { checkUse } from './check-passkey.ts'

type Kind = 'applicant' | 'staff'

/** Each challenge is a write, so their number is limited. */
const byAddress: Limit = { scope: 'passkey-ip', most: 120, windowInSeconds: 15 * 60 }
/** Is looked up where an answer names nobody, so that both cases make the same calls. */
const unknownPersonId = 'nobody'
/** Two browsers may use passkeys of one person at the same time; the slower one looks at the counter again. */
const tries = 5

const purposeOf = (kind: Kind): string => `use ${kind}`

/**
 * Identifies the person of a passkey in its answer. It includes the kind, because applicants and staff sign in at one
 * site.
 */
export const handleOf = (kind: Kind, personId: string): string =>
  Buffer.from(`${kind} ${personId}`).toString('base64url')

/** Nothing signs the handle; what counts is that the person it names has the key of the answer. */
const personIn = (kind: Kind, handle: string | null | undefined): string => {
  const [of, id, ...rest] = Buffer.from(handle ?? '', 'base64url')
    .toString()
    .split(' ')
  return of === kind && id && rest.length === 0 ? id : unknownPersonId
}

/** One message whatever is wrong, so that it tells nothing about any account. */
export const passkeyRefused = () =>
  new Invalid(
    { passkey: ['This passkey does not sign in here. Try again, or sign in another way'] },
    'This passkey does not sign in here. Try again, or sign in another way',
  )

/** @throws TooMany */
export const askForPasskey = async (
  kind: Kind,
  { address, now }: { address: string; now: Date },
  { limits, passkeyQuestions, passkeyVerifier }: Needs<'limits' | 'passkeyQuestions' | 'passkeyVerifier'>,
) => {
  await limits.count(byAddress, `${kind} ${address}`, now)
  const { ceremony, challenge } = await passkeyQuestions.ask(purposeOf(kind), now)
  return { ceremony, origin: passkeyVerifier.origin, options: passkeyVerifier.requestOptions(challenge) }
}

type Services = Needs<'passkeyQuestions' | 'passkeyVerifier' | 'passkeys'>

/** @returns whether the answer is right; its use is recorded then. @throws ConditionFailed when another use was faster */
const tryToUse = async (
  kind: Kind,
  personId: string,
  { response }: PasskeyAnswer,
  challenge: string | null,
  attempt: Attempt,
  { passkeys, passkeyVerifier }: Services,
): Promise<{ owner: string | null; verified: boolean }> => {
  const held = await passkeys.read(kind, personId)
  const found = held?.passkeys.find(({ credential }) => credential === response.id)
  if (!held || !found) return { owner: null, verified: false }
  const shown = challenge === null ? null : await checkUse(passkeyVerifier, response, challenge, found)
  if (!shown) return { owner: personId, verified: false }
  const used: Passkey = { ...found, counter: shown.counter, last_used_at: attempt.now.toISOString() }
  const all = held.passkeys.map((one) => (one === found ? used : one))
  await passkeys.change(kind, personId, held, all, attempt)
  return { owner: personId, verified: true }
}

/**
 * Verifies the answer of a passkey; the challenge is used up in every case.
 * @returns whose passkey it is, null if nobody here has it, and whether the answer is right
 */
export const usePasskey = async (
  kind: Kind,
  answer: PasskeyAnswer,
  attempt: Attempt,
  services: Services,
): Promise<{ owner: string | null; verified: boolean }> => {
  const challenge = await services.passkeyQuestions.use(answer.ceremony, purposeOf(kind), attempt.now)
  const personId = personIn(kind, answer.response.response.userHandle)
  return retry({ tries, when: (error) => error instanceof ConditionFailed }, () =>
    tryToUse(kind, personId, answer, challenge, attempt, services),
  )
}

/**
 * For a signed-in person who uses their own passkey.
 * @throws Invalid at `passkey`
 */
export const requireOwnPasskey = async (
  kind: Kind,
  personId: string,
  answer: PasskeyAnswer,
  attempt: Attempt,
  services: Services,
): Promise<void> => {
  const { owner, verified } = await usePasskey(kind, answer, attempt, services)
  if (!verified || owner !== personId) throw passkeyRefused()
}
