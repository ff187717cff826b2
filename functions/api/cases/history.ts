import { loadCase } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import type { cases } from '#shared/contract/cases.ts'

export const route: Route<typeof cases.history> = async ({ params, query }, services) => {
  const { id } = await loadCase(params.id, services)
  const { events, next } = await services.events.page(id, query.cursor)
  return {
    data: {
      events: events.map(({ by = null, details = null, ...event }) => ({ ...event, by, details })),
      next,
    },
  }
}
