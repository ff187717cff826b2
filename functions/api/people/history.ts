import type { Route } from '#functions/http/route.ts'
import { events, staff } from '#functions/services/service-factories.ts'
import { NotFound } from '#shared/kit/errors.ts'

export const needs = { events, staff }

export const route: Route<'people.history', typeof needs> = async ({ params, query }, { staff, events }) => {
  if (!(await staff.load(params.id))) throw new NotFound()
  const { events: found, next } = await events.page(params.id, query.cursor, 'staff')
  return {
    data: {
      events: found.map(({ by = null, details = null, ...event }) => ({ ...event, by, details })),
      next,
    },
  }
}
