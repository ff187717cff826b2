import { loadCase } from '#functions/app/cases/load-case.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, events, users } from '#functions/services/service-factories.ts'

export const needs = { cases, events, users }

export const route: Route<'cases.history', typeof needs> = async ({ params, query }, services) => {
  const { id } = await loadCase(params.id, services)
  const { events, next } = await services.events.page(id, query.cursor)
  return {
    data: {
      events: events.map(({ by = null, details = null, ...event }) => ({ ...event, by, details })),
      next,
    },
  }
}
