import { findCases } from '#functions/app/cases/find-cases.ts'
import { presentRow } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import { cases } from '#functions/services/service-factories.ts'

export const needs = { cases }

export const route: Route<'cases.find', typeof needs> = async ({ query, now }, services) => {
  const { found, more } = await findCases(query.q, now, services)
  const rows = found.map(({ review, father_name }) => ({ ...presentRow(review), father_name }))
  return { data: { rows, more } }
}
