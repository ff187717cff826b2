import { endSession, presentSignIns } from '#functions/app/sign-in/own-sessions.ts'
import type { Route } from '#functions/http/route.ts'
import { knownDevices, sessions, signIns } from '#functions/services/service-factories.ts'

export const needs = { knownDevices, sessions, signIns }

export const route: Route<'staffSessions.end', typeof needs> = async (
  { staff, session, params, now },
  services,
) => {
  const left = await endSession('staff', staff, params.id, session, now, services)
  return { data: await presentSignIns('staff', left, session, now, services), message: 'Session ended' }
}
