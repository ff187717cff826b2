import { acceptRequest } from '#functions/app/register/change-requests/decide-request.ts'
import { presentRequest } from '#functions/app/register/change-requests/present-request.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, changeRequests, proposals, registrations } from '#functions/services/service-factories.ts'

export const needs = { accounts, changeRequests, proposals, registrations }

export const route: Route<'changeRequests.accept', typeof needs> = async (request, services) => {
  const { params, body } = request
  await acceptRequest(params.number, params.id, body, request, services)
  const message = 'Sent to another registrar for confirmation'
  return { data: await presentRequest(params, request, services), message }
}
