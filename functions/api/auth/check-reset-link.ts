import { checkResetLink } from '#functions/app/sign-in/reset-password.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, limits, resets } from '#functions/services/service-factories.ts'

export const needs = { accounts, limits, resets }

export const route: Route<'auth.checkResetLink', typeof needs> = async (request, services) => {
  await checkResetLink(request.body, request, services)
  return { data: null }
}
