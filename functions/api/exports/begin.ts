import { countCasesToExport } from '#functions/app/exports/read-export-page.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, exportLog, queue } from '#functions/services/service-factories.ts'

export const needs = { cases, exportLog, queue }

export const route: Route<'exports.begin', typeof needs> = async ({ body, staff, now }, services) => {
  const by = clerkOf(staff)
  const rows = await countCasesToExport(body, { staffId: staff.id, now }, services)
  return { data: await services.exportLog.begin(by, body, rows, now) }
}
