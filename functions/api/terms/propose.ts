import { proposeTerm } from '#functions/app/terms/propose-term.ts'
import type { Route } from '#functions/http/route.ts'
import { proposals, terms } from '#functions/services/service-factories.ts'

export const needs = { proposals, terms }

export const route: Route<'terms.propose', typeof needs> = async (request, services) => {
  await proposeTerm(request.body, request, services)
  return { data: null, message: 'Sent for confirmation by a second person' }
}
