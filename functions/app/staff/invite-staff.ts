/** Invites a member of staff: an account without a password, and an e-mail with the link that sets one. */
import { type Attempt, fingerprint } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'
import type { Invitation } from '#shared/records/staff.ts'
import { roleLabels } from '#shared/vocabulary.ts'
import { clerkOf, eventAuthor } from './clerk.ts'

/** @returns the id of the account; the same invitation again gives the same. @throws Invalid when the e-mail is taken */
export const inviteStaff = async (
  invited: Invitation,
  actor: StaffMember,
  { now, idempotencyKey }: Attempt,
  { staff, newId }: Needs<'newId' | 'staff'>,
): Promise<string> => {
  const id = newId()
  const made_with = idempotencyKey && fingerprint([idempotencyKey, invited])
  const { cnic, phone, ...named } = invited
  const account = {
    ...{ id, ...named, made_with },
    ...(cnic && { cnic }),
    ...(phone && { phone }),
    password_hash: '', // matches no password, so the link is needed
    session_generation: 1,
    is_admin: true,
  }
  const roles = invited.roles.map((role) => roleLabels[role]).join(', ')
  const by = eventAuthor(clerkOf(actor))
  const event = { event: 'INVITED', by, details: { roles } } as const
  const email = { id: newId(), kind: 'staff-link', user_id: id } as const
  if (await staff.create(account, now, event, email)) return id

  const existing = await staff.load((await staff.idByEmail(invited.email)) ?? '', { consistent: true })
  if (existing && made_with && existing.account.made_with === made_with) return existing.id
  throw new Invalid({ email: ['A staff account with this email already exists'] })
}
