import { resetPassword } from '#functions/app/sign-in/reset-password.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  isCommonPassword,
  limits,
  passwords,
  resets,
  signIns,
  signInWaits,
} from '#functions/services/service-factories.ts'

export const needs = { accounts, isCommonPassword, limits, passwords, resets, signIns, signInWaits }

export const route: Route<'auth.resetPassword', typeof needs> = async (request, services) => {
  const device = await resetPassword(request.body, request, services)
  return {
    data: null,
    details: { device },
    message: 'Your password has been changed. Sign in with the new one',
  }
}
