import { openExport, readPage } from '#functions/app/exports/export-cases.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, exportLog, users } from '#functions/services/service-factories.ts'

export const needs = { cases, exportLog, users }

/** How many leave is written before any of them does. */
export const route: Route<'exports.page', typeof needs> = async ({ params, query, staff, now }, services) => {
  const filter = await openExport(params.id, staff.id, now, services)
  const page = await readPage(filter, query.cursor, now, services)
  await services.exportLog.countSent(params.id, page.rows.length)
  return { data: page }
}
