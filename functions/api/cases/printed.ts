import { loadCase } from '#functions/app/cases/load-case.ts'
import { clerkOf, eventAuthor } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, events, users } from '#functions/services/service-factories.ts'

export const needs = { cases, events, users }

export const route: Route<'cases.printed', typeof needs> = async (request, services) => {
  const { params, staff, now } = request
  const { id } = await loadCase(params.id, services)
  await services.events.appendPrinted(id, eventAuthor(clerkOf(staff)), now)
  return { data: null }
}
