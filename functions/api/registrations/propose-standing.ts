import { proposeStanding } from '#functions/app/register/propose-change.ts'
import type { Route } from '#functions/http/route.ts'
import { proposals, registrations } from '#functions/services/service-factories.ts'

export const needs = { proposals, registrations }

export const route: Route<'registrations.proposeStanding', typeof needs> = async (request, services) => {
  await proposeStanding(request.params.number, request.body, request, services)
  return { data: null, message: 'Sent to another registrar for confirmation' }
}
