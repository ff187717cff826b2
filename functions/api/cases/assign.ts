import { handoverTo } from '#functions/app/cases/assign-case.ts'
import { assignCases } from '#functions/app/cases/assign-cases.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, roster, users } from '#functions/services/service-factories.ts'

export const needs = { cases, roster, users }

export const route: Route<'cases.assign', typeof needs> = async (request, services) => {
  const { body, staff } = request
  const { people } = await services.roster.read()
  const handover = handoverTo(body.to, body.take_over, staff, people)
  return { data: { results: await assignCases(body.cases, handover, request, services) } }
}
