import { refuseRequest } from '#functions/app/register/change-requests/decide-request.ts'
import { presentRequest } from '#functions/app/register/change-requests/present-request.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, changeRequests, registrations } from '#functions/services/service-factories.ts'

export const needs = { accounts, changeRequests, registrations }

export const route: Route<'changeRequests.refuse', typeof needs> = async (request, services) => {
  const { params, body } = request
  await refuseRequest(params.number, params.id, body, request, services)
  return { data: await presentRequest(params, request, services), message: 'The request is refused' }
}
