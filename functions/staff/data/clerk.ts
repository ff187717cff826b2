/** How cases, records and events name a member of staff. */

import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { StaffMember } from './staff.ts'

export const clerkOf = ({ id, account }: StaffMember): Clerk => ({ id, name: account.name })

/** The author of an event. */
export const eventAuthor = ({ id, name }: Clerk) => ({ kind: 'staff' as const, id, name })
