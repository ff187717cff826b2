import { undoEmail } from '#functions/app/email-address/undo-email.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, emailAddresses, emailLinks, limits } from '#functions/services/service-factories.ts'

export const needs = { accounts, emailAddresses, emailLinks, limits }

export const route: Route<'auth.undoEmail', typeof needs> = async (request, services) => ({
  data: await undoEmail(request.body, request, services),
})
