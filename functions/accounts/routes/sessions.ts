import { knownDevices } from '#functions/accounts/data/sign-in/known-device.ts'
import { sessions } from '#functions/accounts/data/sign-in/session.ts'
import { signIns } from '#functions/accounts/data/sign-in/sign-in-entry.ts'
import {
  endOtherSessions,
  endSession,
  presentSignIns,
} from '#functions/accounts/use-cases/sign-in/own-sessions.ts'
import { route } from '#functions/platform/http/route.ts'

export const list = route('sessions.list', { signIns }, async ({ user, session, now }, services) => ({
  data: await presentSignIns('applicant', user, session, now, services),
}))

export const end = route(
  'sessions.end',
  { knownDevices, sessions, signIns },
  async ({ user, session, params, now }, services) => ({
    data: await endSession('applicant', user, params.id, session, now, services),
    message: 'Session ended',
  }),
)

export const endOthers = route(
  'sessions.endOthers',
  { knownDevices, sessions, signIns },
  async ({ user, session, now }, services) => ({
    data: await endOtherSessions('applicant', user, session, now, services),
    message: 'All other sessions are ended',
  }),
)
