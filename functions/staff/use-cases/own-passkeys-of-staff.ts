/** A member of staff adds and removes passkeys. Each change ends other sessions and is told by e-mail. */

import { changePasskeys, type Passkey } from '#functions/accounts/data/sign-in/passkey.ts'
import { keepSession, type Session } from '#functions/accounts/data/sign-in/session.ts'
import {
  presentPasskeys,
  verifiedNewPasskey,
  withoutPasskey,
  withPasskey,
} from '#functions/accounts/use-cases/sign-in/enrol-passkey.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import type { NewPasskey, PasskeyList } from '#shared/accounts/records/passkeys.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { hasCodes } from '../data/second-factor.ts'
import type { StaffChange, StaffMember } from '../data/staff.ts'
import { changeStaff } from './change-staff.ts'

type Services = Needs<'newId' | 'passkeyVerifier' | 'roster' | 'staff'>

/** @param change gives the new list, or throws a refusal. */
const changeOwnPasskeys = async (
  { id }: StaffMember,
  session: Session,
  {
    event,
    change,
  }: { event: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED'; change: (member: StaffMember) => Passkey[] },
  attempt: Attempt,
  services: Services,
): Promise<PasskeyList> => {
  let after: Passkey[] = []
  const decide = (present: StaffMember): StaffChange => {
    after = change(present)
    const session_generation = present.account.session_generation + 1
    return {
      fields: { session_generation },
      event: { event },
      email: {
        ...{ id: services.newId(), kind: 'staff-security', user_id: id },
        security: event === 'PASSKEY_ADDED' ? 'passkey-added' : 'passkey-removed',
      },
      extraWrites: [
        changePasskeys('staff', id, present.secondFactor, after, attempt),
        keepSession('staff', id, session.sid, session_generation),
      ],
    }
  }
  await changeStaff(id, decide, attempt, services)
  return presentPasskeys(after, services)
}

/** @throws Invalid, Conflict */
export const addOwnPasskey = async (
  member: StaffMember,
  session: Session,
  sent: NewPasskey,
  attempt: Attempt,
  services: Services & Needs<'passkeyQuestions'>,
): Promise<PasskeyList> => {
  const added = await verifiedNewPasskey('staff', member, session, sent, attempt.now, services)
  const change = ({ secondFactor }: StaffMember) => withPasskey(secondFactor?.passkeys ?? [], added)
  return changeOwnPasskeys(member, session, { event: 'PASSKEY_ADDED', change }, attempt, services)
}

/** @throws NotFound; Conflict when nothing but the password would be left */
export const removeOwnPasskey = async (
  member: StaffMember,
  session: Session,
  passkeyId: string,
  attempt: Attempt,
  services: Services,
): Promise<PasskeyList> => {
  const change = ({ secondFactor }: StaffMember) => {
    const left = withoutPasskey(secondFactor?.passkeys ?? [], passkeyId)
    if (left.length === 0 && !hasCodes(secondFactor))
      throw new Conflict('This is your last passkey. Add another one or set up one-time passwords first')
    return left
  }
  return changeOwnPasskeys(member, session, { event: 'PASSKEY_REMOVED', change }, attempt, services)
}
