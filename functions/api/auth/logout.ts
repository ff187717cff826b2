import type { Route } from '#functions/http/route.ts'
import { sessions } from '#functions/services/service-factories.ts'

export const needs = { sessions }

export const route: Route<'auth.logout', typeof needs> = async ({ user, session }, { sessions }) => {
  await sessions.end('applicant', user.id, session.sid)
  return { data: null, message: 'You are signed out' }
}
