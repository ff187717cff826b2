import { setStaffPassword } from '#functions/app/sign-in/reset-password.ts'
import type { Route } from '#functions/http/route.ts'
import {
  isCommonPassword,
  limits,
  passwords,
  roster,
  signIns,
  signInWaits,
  staff,
  staffResets,
} from '#functions/services/service-factories.ts'

export const needs = { isCommonPassword, limits, passwords, roster, signIns, signInWaits, staff, staffResets }

export const route: Route<'adminAuth.setPassword', typeof needs> = async (request, services) => {
  const device = await setStaffPassword(request.body, request, services)
  return { data: null, details: { device }, message: 'Your password has been set. Sign in with it' }
}
