import { confirmEmail } from '#functions/app/email-address/confirm-email.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, emailAddresses, emailLinks, limits } from '#functions/services/service-factories.ts'

export const needs = { accounts, emailAddresses, emailLinks, limits }

export const route: Route<'auth.confirmEmail', typeof needs> = async (request, services) => ({
  data: await confirmEmail(request.body.token, request, services),
})
