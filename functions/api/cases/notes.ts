import { loadCase } from '#functions/app/cases/load-case.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, notes, users } from '#functions/services/service-factories.ts'

export const needs = { cases, notes, users }

export const route: Route<'cases.notes', typeof needs> = async ({ params, query }, services) => {
  const { id } = await loadCase(params.id, services)
  return { data: await services.notes.page(id, query.cursor) }
}
