import { loadOpenExport, readExportPage } from '#functions/app/exports/read-export-page.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, events, exportLog, queue, users } from '#functions/services/service-factories.ts'

export const needs = { cases, events, exportLog, queue, users }

/** The number of exported cases is recorded before they are sent. */
export const route: Route<'exports.page', typeof needs> = async ({ params, query, staff, now }, services) => {
  const filter = await loadOpenExport(params.id, staff.id, now, services)
  const page = await readExportPage(filter, query.cursor, now, services)
  await services.exportLog.countSent(params.id, page.rows.length)
  return { data: page }
}
