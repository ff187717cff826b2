import { sendConfirmation } from '#functions/app/email-address/send-confirmation.ts'
import type { Route } from '#functions/http/route.ts'
import { emails, limits } from '#functions/services/service-factories.ts'

export const needs = { emails, limits }

export const route: Route<'auth.sendConfirmation', typeof needs> = async (request, services) => {
  const email = await sendConfirmation(request.user.account, request, services)
  return { data: null, message: `We have sent a link to ${email}. Look in your spam folder too` }
}
