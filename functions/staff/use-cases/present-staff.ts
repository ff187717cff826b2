/** Members of staff as they are answered to themselves and to administrators. */

import type { Config } from '#functions/platform/services/config.ts'
import type { Needs } from '#functions/services.ts'
import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { StaffRecord } from '#shared/staff/records/staff.ts'
import { staffActionsFor } from '#shared/staff/rules/staff.ts'
import { hasSecondFactor, lacksSecondFactor } from '../data/second-factor.ts'
import { type StaffMember, staffStateOf } from '../data/staff.ts'
import { waitingAbout } from './waiting-about.ts'

export const presentSignedInStaff = (member: StaffMember, config: Config): AdminUser => {
  const { id, name, email, is_admin, roles } = member.account
  return {
    id,
    name,
    email,
    is_admin,
    roles,
    codes: {
      since: member.secondFactor?.since ?? null,
      recovery_codes_left: member.secondFactor?.recovery_hashes.length ?? 0,
      passkeys: member.secondFactor?.passkeys.length ?? 0,
      missing: lacksSecondFactor(member, config),
    },
  }
}

/** A member of staff, read consistently, with the actions that the viewer may take. @throws NotFound */
export const presentStaffMember = async (
  id: string,
  viewer: StaffMember,
  { staff, roster, proposals }: Needs<'proposals' | 'roster' | 'staff'>,
): Promise<StaffRecord> => {
  const [member, { people }, waiting] = await Promise.all([
    staff.load(id, { consistent: true }),
    roster.read(),
    waitingAbout('account', id, proposals),
  ])
  if (!member) throw new NotFound()
  const { version, name, email, roles, cnic = '', phone = '' } = member.account
  const state = staffStateOf(member.account)
  const has_codes = hasSecondFactor(member.secondFactor)
  const actions = staffActionsFor({ id, state, roles, has_codes }, viewer.id)
  const last_sign_in = people.find((row) => row.id === id)?.last_sign_in ?? null
  return {
    id,
    version,
    name,
    email,
    cnic,
    phone,
    roles,
    state,
    last_sign_in,
    has_codes,
    acts: actions,
    waiting,
  }
}
