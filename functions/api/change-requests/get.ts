import { presentRequest } from '#functions/app/register/change-requests/present-request.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, changeRequests, registrations } from '#functions/services/service-factories.ts'

export const needs = { accounts, changeRequests, registrations }

export const route: Route<'changeRequests.get', typeof needs> = async (request, services) => ({
  data: await presentRequest(request.params, request, services),
})
