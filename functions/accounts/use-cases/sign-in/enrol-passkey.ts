/** A new passkey: the question that the browser is asked, and the key of its answer. */
import type { Passkey } from '#functions/accounts/data/sign-in/passkey.ts'
import type { Session } from '#functions/accounts/data/sign-in/session.ts'
import type { Needs } from '#functions/services.ts'
import { mostPasskeys, type NewPasskey, type PasskeyList } from '#shared/accounts/records/passkeys.ts'
import { Conflict, Invalid, NotFound } from '#shared/kit/errors.ts'
import { checkNew } from './check-passkey.ts'
import { handleOf } from './use-passkey.ts'

type Kind = 'applicant' | 'staff'

interface Owner {
  id: string
  email: string
}

/** An RSA key of 4,096 bits is about as long. */
const longestKey = 800

/** The question of one session has no answer in another. */
const purposeOf = (kind: Kind, { id }: Pick<Owner, 'id'>, { sid }: Session): string =>
  `add ${kind} ${id} ${sid}`

const requireRoom = (held: Passkey[]): void => {
  if (held.length >= mostPasskeys)
    throw new Conflict(`You have ${mostPasskeys} passkeys, and no more are possible. Remove one first`)
}

/** @throws Conflict when there are as many passkeys as may be */
export const askForNewPasskey = async (
  kind: Kind,
  { id, email }: Owner,
  session: Session,
  held: Passkey[],
  now: Date,
  { passkeyQuestions, passkeyVerifier }: Needs<'passkeyQuestions' | 'passkeyVerifier'>,
) => {
  requireRoom(held)
  const { ceremony, challenge } = await passkeyQuestions.ask(purposeOf(kind, { id }, session), now)
  const excluded = held.map(({ credential }) => credential)
  const options = passkeyVerifier.creationOptions(challenge, {
    ...{ handle: handleOf(kind, id), name: email, excluded },
  })
  return { ceremony, origin: passkeyVerifier.origin, options }
}

/** The passkey that a browser has made in answer to the question of this session. @throws Invalid, Conflict */
export const verifiedNewPasskey = async (
  kind: Kind,
  owner: Pick<Owner, 'id'>,
  session: Session,
  { ceremony, name, response }: NewPasskey,
  now: Date,
  services: Needs<'newId' | 'passkeyQuestions' | 'passkeyVerifier'>,
): Promise<Passkey> => {
  const { passkeyQuestions, passkeyVerifier } = services
  const challenge = await passkeyQuestions.use(ceremony, purposeOf(kind, owner, session), now)
  if (challenge === null) throw new Conflict('This took too long. Start again')
  const made = await checkNew(passkeyVerifier, response, challenge)
  if (!made || made.publicKey.length > longestKey)
    throw new Invalid({ passkey: ['This passkey cannot be used here. Try another device'] })
  const { credential, publicKey: public_key, counter } = made
  const created_at = now.toISOString()
  return { id: services.newId(), credential, public_key, counter, name, created_at, last_used_at: null }
}

/** @throws Conflict when it is there already, or there are as many as may be */
export const withPasskey = (held: Passkey[], added: Passkey): Passkey[] => {
  requireRoom(held)
  if (held.some(({ credential }) => credential === added.credential))
    throw new Conflict('You have added this passkey before')
  return [...held, added]
}

/** @throws NotFound */
export const withoutPasskey = (held: Passkey[], id: string): Passkey[] => {
  const left = held.filter((one) => one.id !== id)
  if (left.length === held.length) throw new NotFound('This passkey was removed already')
  return left
}

export const presentPasskeys = (
  held: Passkey[],
  { passkeyVerifier }: Needs<'passkeyVerifier'>,
): PasskeyList => ({
  passkeys: held.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
  origin: passkeyVerifier.origin,
})
