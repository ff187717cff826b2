import { proposeRemoval } from '#functions/app/terms/propose-term.ts'
import type { Route } from '#functions/http/route.ts'
import { proposals, terms } from '#functions/services/service-factories.ts'

export const needs = { proposals, terms }

export const route: Route<'terms.remove', typeof needs> = async (request, services) => {
  await proposeRemoval(request.params.first_day, request.body.reason, request, services)
  return { data: null, message: 'Removal sent for confirmation by a second person' }
}
