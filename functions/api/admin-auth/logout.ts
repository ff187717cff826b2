import type { Route } from '#functions/http/route.ts'
import type { adminAuth } from '#shared/contract/admin-auth.ts'

export const route: Route<typeof adminAuth.logout> = async ({ staff, session }, { sessions }) => {
  await sessions.end('staff', staff.id, session.sid)
  return { data: null, message: 'You are signed out' }
}
