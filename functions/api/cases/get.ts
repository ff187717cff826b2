import { loadCase, presentCase } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  challans,
  events,
  files,
  formerApplications,
  sentFiles,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { cases, challans, events, files, formerApplications, sentFiles, users }

export const route: Route<'cases.get', typeof needs> = async (request, services) => {
  const { params, staff, now } = request
  const it = await loadCase(params.id, services)
  const by = { kind: 'staff', id: staff.id, name: staff.account.name } as const
  await services.events.append(it.id, { event: 'OPENED', by }, now)
  return { data: await presentCase(it, staff, request, services) }
}
