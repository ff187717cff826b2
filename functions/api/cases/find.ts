import { findCases } from '#functions/app/cases/find-cases.ts'
import { presentRow } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import { cases } from '#functions/services/service-factories.ts'

export const needs = { cases }

export const route: Route<'cases.find', typeof needs> = async ({ query }, services) => {
  const found = await findCases(query.q, services)
  return { data: { rows: found.map(presentRow), next: null } }
}
