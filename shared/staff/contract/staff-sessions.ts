import { sessionsOf } from '#shared/accounts/contract/sessions.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'

/** The same as `sessions` for the signed-in member of staff. */
export const staffSessions = sessionsOf('admin/sessions', 'staff', { roles: staffRoles })
