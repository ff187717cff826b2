/** Invites a member of staff: an account without a password, and an e-mail with the link that sets one. */

import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { Invitation } from '#shared/staff/records/staff.ts'
import { grantsAlone, mostStaffAccounts, noRoomForStaff } from '#shared/staff/rules/staff.ts'
import { roleLabels } from '#shared/vocabulary/staff-roles.ts'
import { clerkOf, eventAuthor } from '../data/clerk.ts'
import type { StaffMember } from '../data/staff.ts'

const labelsOf = ({ roles }: Invitation): string => roles.map((role) => roleLabels[role]).join(', ')

interface InvitedBy {
  by: Clerk
  /** The second administrator; absent where there is only one. */
  confirmedBy?: Clerk
  extraWrites?: Write[]
}

/** @returns the id of the account. @throws Invalid when the e-mail is taken, or an extra write was refused */
export const createInvited = async (
  invited: Invitation,
  { by, confirmedBy, extraWrites = [] }: InvitedBy,
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
  const details = { roles: labelsOf(invited), ...(confirmedBy && { confirmed_by: confirmedBy.name }) }
  const event = { event: 'INVITED', by: eventAuthor(by), details } as const
  const email = { id: newId(), kind: 'staff-link', user_id: id } as const
  if (await staff.create(account, now, event, email, extraWrites)) return id

  const existing = await staff.load((await staff.idByEmail(invited.email)) ?? '', { consistent: true })
  if (existing && made_with && existing.account.made_with === made_with) return existing.id
  throw new Invalid({ email: ['A staff account with this email already exists'] })
}

/**
 * @returns the id of the account, the same for the same invitation again; null where a second administrator must confirm it
 * first. @throws Invalid when the e-mail is taken, Conflict when there are as many accounts as the roster has room for
 */
export const inviteStaff = async (
  invited: Invitation,
  actor: StaffMember,
  attempt: Attempt,
  services: Needs<'newId' | 'proposals' | 'roster' | 'staff'>,
): Promise<string | null> => {
  const { proposals, roster, staff } = services
  const by = clerkOf(actor)
  const isTaken = (await staff.idByEmail(invited.email)) !== null
  if (isTaken) return createInvited(invited, { by }, attempt, services)
  const current = await roster.read()
  if (current.people.length >= mostStaffAccounts) throw new Conflict(noRoomForStaff)
  if (grantsAlone(current, by.id, attempt.now)) return createInvited(invited, { by }, attempt, services)
  const { name, email } = invited
  const title = `Invite ${name} (${email}): ${labelsOf(invited)}`
  const contents = { ...invited }
  await proposals.propose({ kind: 'invitation', subject: email, title, reason: '', contents, by }, attempt)
  return null
}
