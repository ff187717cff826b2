import { resolvedList } from '#functions/app/cases/resolved-list.ts'
import type { Route } from '#functions/http/route.ts'
import { queue } from '#functions/services/service-factories.ts'

export const needs = { queue }

export const route: Route<'cases.list', typeof needs> = async ({ query, staff }, services) => {
  const { cursor, ...list } = query
  return { data: await services.queue.page(resolvedList(list, staff.id), cursor) }
}
