import { resolvedList } from '#functions/app/cases/resolved-list.ts'
import type { Route } from '#functions/http/route.ts'
import { queue, queueCounter } from '#functions/services/service-factories.ts'

export const needs = { queue, queueCounter }

export const route: Route<'cases.counts', typeof needs> = async ({ query, staff }, services) => {
  const { status, ...choices } = query
  const list = status && resolvedList({ ...choices, status, sort: 'oldest' }, staff.id)
  const [data, listed] = await Promise.all([
    services.queueCounter.read(),
    list ? services.queue.count(list) : null,
  ])
  return { data, details: { listed } }
}
