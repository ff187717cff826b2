import { requestPasswordReset } from '#functions/app/sign-in/request-password-reset.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, emails, limits } from '#functions/services/service-factories.ts'

export const needs = { accounts, emails, limits }

export const route: Route<'auth.forgotPassword', typeof needs> = async (request, services) => {
  await requestPasswordReset(request.body.email, request, services)
  return {
    data: null,
    message: 'If this email has an account, an email with a link to set a new password is on its way',
  }
}
