import type { Route } from '#functions/http/route.ts'
import { sessions } from '#functions/services/service-factories.ts'

export const needs = { sessions }

export const route: Route<'adminAuth.logout', typeof needs> = async ({ staff, session }, { sessions }) => {
  await sessions.end('staff', staff.id, session.sid)
  return { data: null, message: 'You are signed out' }
}
