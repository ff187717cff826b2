import { loadCase } from '#functions/app/cases/load-case.ts'
import { caseNeeds, presentCase } from '#functions/app/cases/present-case.ts'
import { refreshLists } from '#functions/app/cases/refresh-lists.ts'
import { clerkOf, eventAuthor } from '#functions/app/staff/clerk.ts'
import { countReading } from '#functions/app/staff/count-reading.ts'
import type { Route } from '#functions/http/route.ts'
import { events, limits } from '#functions/services/service-factories.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'

export const needs = { ...caseNeeds, events, limits }

export const route: Route<'cases.get', typeof needs> = async (request, services) => {
  const { params, staff, now } = request
  await countReading('cases', staff, now, services)
  const staffCase = await loadCase(params.id, services)
  const by = eventAuthor(clerkOf(staff))
  const isOwn = reasonAgainstOwnCase(staff.account, staffCase.account) !== null
  const opened = { event: 'OPENED' as const, by, ...(isOwn && { details: { own: 'yes' } }) }
  await services.events.append(staffCase.id, opened, now)
  const data = await presentCase(staffCase, staff, request, services)
  await refreshLists(staffCase, data, services)
  return { data }
}
