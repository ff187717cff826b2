import { presentSignIns } from '#functions/app/sign-in/own-sessions.ts'
import type { Route } from '#functions/http/route.ts'
import { signIns } from '#functions/services/service-factories.ts'

export const needs = { signIns }

export const route: Route<'staffSessions.list', typeof needs> = async (
  { staff, session, now },
  services,
) => ({
  data: await presentSignIns('staff', staff, session, now, services),
})
