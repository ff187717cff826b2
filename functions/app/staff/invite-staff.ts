/** A new account of the staff: no password, and an e-mail with the link that sets it. */
import { type Attempt, fingerprint } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'
import type { Invitation } from '#shared/records/staff.ts'
import { roleLabels } from '#shared/vocabulary.ts'

/** @returns the id of the account; the same invitation again gives the same. @throws Invalid when the e-mail is taken */
export const inviteStaff = async (
  invited: Invitation,
  actor: StaffMember,
  { now, idempotencyKey }: Attempt,
  { staff, newId }: Needs<'newId' | 'staff'>,
): Promise<string> => {
  const id = newId()
  const made_with = idempotencyKey && fingerprint([idempotencyKey, invited])
  const account = {
    ...{ id, ...invited, made_with },
    password_hash: '', // no password matches it: only the link lets in
    session_generation: 1,
    is_admin: true,
  }
  const roles = invited.roles.map((role) => roleLabels[role]).join(', ')
  const by = { kind: 'staff', id: actor.id, name: actor.account.name } as const
  const event = { event: 'INVITED', by, details: { roles } } as const
  const email = { id: newId(), kind: 'staff-link', user_id: id } as const
  if (await staff.create(account, now, event, email)) return id

  const holder = await staff.load((await staff.idByEmail(invited.email)) ?? '', { consistent: true })
  if (holder && made_with && holder.account.made_with === made_with) return holder.id
  throw new Invalid({ email: ['This email has a staff account already. Find it in the list'] })
}
