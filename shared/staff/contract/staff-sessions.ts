import { sessionsOf } from '#shared/accounts/contract/sessions.ts'

/** The same as `sessions` for the signed-in member of staff. */
export const staffSessions = sessionsOf('admin/sessions', 'staff')
