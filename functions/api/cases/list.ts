import { presentRow } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import { cases } from '#functions/services/service-factories.ts'

export const needs = { cases }

export const route: Route<'cases.list', typeof needs> = async ({ query }, services) => {
  const { cases, next } = await services.cases.page(query.status, query.cursor)
  return { data: { rows: cases.map(presentRow), next } }
}
