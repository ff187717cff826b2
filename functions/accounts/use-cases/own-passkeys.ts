/** An applicant adds and removes passkeys. Each change ends other sessions and is told by e-mail. */

import type { Attempt } from '#functions/platform/table/record.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import type { NewPasskey, PasskeyList } from '#shared/accounts/records/passkeys.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import type { User } from '../data/person/user.ts'
import { changePasskeys, type HeldPasskeys, type Passkey } from '../data/sign-in/passkey.ts'
import type { Session } from '../data/sign-in/session.ts'
import { requireCurrentPassword } from './current-password.ts'
import {
  askForNewPasskey,
  presentPasskeys,
  verifiedNewPasskey,
  withoutPasskey,
  withPasskey,
} from './sign-in/enrol-passkey.ts'

interface Caller {
  user: User
  session: Session
  attempt: Attempt
}

export const ownPasskeys = async (
  { user }: Pick<Caller, 'user'>,
  services: Needs<'passkeys' | 'passkeyVerifier'>,
): Promise<PasskeyList> =>
  presentPasskeys((await services.passkeys.read('applicant', user.id))?.passkeys ?? [], services)

/** @throws NotAllowed, Conflict, TooMany */
export const beginPasskey = async (
  { user, session, attempt: { now } }: Caller,
  password: string,
  services: Needs<'limits' | 'passkeyQuestions' | 'passkeys' | 'passkeyVerifier' | 'passwords'>,
) => {
  await requireCurrentPassword(password, user, now, services)
  const held = (await services.passkeys.read('applicant', user.id))?.passkeys ?? []
  return askForNewPasskey('applicant', user.account, session, held, now, services)
}

type ChangingServices = Needs<'accounts' | 'newId' | 'passkeys' | 'passkeyVerifier'>

const change = async (
  { user, session, attempt }: Caller,
  kind: 'passkey-added' | 'passkey-removed',
  after: (held: Passkey[]) => Passkey[],
  services: ChangingServices,
): Promise<PasskeyList> => {
  const before: HeldPasskeys = await services.passkeys.read('applicant', user.id)
  const passkeys = after(before?.passkeys ?? [])
  const fields = { session_generation: user.account.session_generation + 1 }
  const email = { id: services.newId(), kind, user_id: user.id }
  const write = changePasskeys('applicant', user.id, before, passkeys, attempt)
  await services.accounts
    .change(user.account, user, fields, attempt, [email], session.sid, [write])
    .catch((error) => {
      const changed = error instanceof ConditionFailed || error instanceof Stale
      throw changed ? new Conflict('Your account was changed in the meantime. Try again') : error
    })
  return presentPasskeys(passkeys, services)
}

/** @throws Invalid, Conflict */
export const addPasskey = async (
  caller: Caller,
  sent: NewPasskey,
  services: ChangingServices & Needs<'passkeyQuestions'>,
): Promise<PasskeyList> => {
  const { user, session, attempt } = caller
  const added = await verifiedNewPasskey('applicant', user, session, sent, attempt.now, services)
  return change(caller, 'passkey-added', (held) => withPasskey(held, added), services)
}

/** @throws NotAllowed, NotFound, Conflict, TooMany */
export const removePasskey = async (
  caller: Caller,
  passkeyId: string,
  password: string,
  services: ChangingServices & Needs<'limits' | 'passwords'>,
): Promise<PasskeyList> => {
  await requireCurrentPassword(password, caller.user, caller.attempt.now, services)
  return change(caller, 'passkey-removed', (held) => withoutPasskey(held, passkeyId), services)
}
