import { countCases } from '#functions/app/exports/export-cases.ts'
import type { Route } from '#functions/http/route.ts'
import type { exports } from '#shared/contract/exports.ts'

export const route: Route<typeof exports.begin> = async ({ body, staff, now }, services) => {
  const by = { id: staff.id, name: staff.account.name }
  return { data: await services.exportLog.begin(by, body, await countCases(body, services), now) }
}
