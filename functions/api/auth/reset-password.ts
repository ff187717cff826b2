import { resetPassword } from '#functions/app/sign-in/reset-password.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  isCommonPassword,
  limits,
  passwords,
  resets,
} from '#functions/services/service-factories.ts'

export const needs = { accounts, isCommonPassword, limits, passwords, resets }

export const route: Route<'auth.resetPassword', typeof needs> = async (request, services) => {
  await resetPassword(request.body, request, services)
  return { data: null, message: 'Your password has been changed. Sign in with the new one' }
}
