import { endSession, presentSignIns } from '#functions/app/sign-in/own-sessions.ts'
import type { Route } from '#functions/http/route.ts'
import { knownDevices, sessions, signIns } from '#functions/services/service-factories.ts'

export const needs = { knownDevices, sessions, signIns }

export const route: Route<'sessions.end', typeof needs> = async (
  { user, session, params, now },
  services,
) => {
  const left = await endSession('applicant', user, params.id, session, now, services)
  return { data: await presentSignIns('applicant', left, session, now, services), message: 'Session ended' }
}
