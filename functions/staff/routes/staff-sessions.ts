import { knownDevices } from '#functions/accounts/data/sign-in/known-device.ts'
import { sessions } from '#functions/accounts/data/sign-in/session.ts'
import { signIns } from '#functions/accounts/data/sign-in/sign-in-entry.ts'
import {
  endOtherSessions,
  endSession,
  presentSignIns,
} from '#functions/accounts/use-cases/sign-in/own-sessions.ts'
import { route } from '#functions/platform/http/route.ts'

export const list = route('staffSessions.list', { signIns }, async ({ staff, session, now }, services) => ({
  data: await presentSignIns('staff', staff, session, now, services),
}))

export const end = route(
  'staffSessions.end',
  { knownDevices, sessions, signIns },
  async ({ staff, session, params, now }, services) => ({
    data: await endSession('staff', staff, params.id, session, now, services),
    message: 'Session ended',
  }),
)

export const endOthers = route(
  'staffSessions.endOthers',
  { knownDevices, sessions, signIns },
  async ({ staff, session, now }, services) => ({
    data: await endOtherSessions('staff', staff, session, now, services),
    message: 'All other sessions are ended',
  }),
)
