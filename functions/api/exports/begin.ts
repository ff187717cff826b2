import { countCasesToExport } from '#functions/app/exports/read-export-page.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, exportLog, queueCounter } from '#functions/services/service-factories.ts'

export const needs = { cases, exportLog, queueCounter }

export const route: Route<'exports.begin', typeof needs> = async ({ body, staff, now }, services) => {
  const by = clerkOf(staff)
  return {
    data: await services.exportLog.begin(by, body, await countCasesToExport(body, now, services), now),
  }
}
