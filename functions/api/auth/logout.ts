import type { Route } from '#functions/http/route.ts'
import type { auth } from '#shared/contract/auth.ts'

export const route: Route<typeof auth.logout> = async ({ user, session }, { sessions }) => {
  await sessions.end('applicant', user.id, session.sid)
  return { data: null, message: 'You are signed out' }
}
