import { endOtherSessions, presentSignIns } from '#functions/app/sign-in/own-sessions.ts'
import type { Route } from '#functions/http/route.ts'
import { knownDevices, sessions, signIns } from '#functions/services/service-factories.ts'

export const needs = { knownDevices, sessions, signIns }

export const route: Route<'sessions.endOthers', typeof needs> = async ({ user, session, now }, services) => {
  const left = await endOtherSessions('applicant', user, session, now, services)
  return {
    data: await presentSignIns('applicant', left, session, now, services),
    message: 'All other sessions are ended',
  }
}
