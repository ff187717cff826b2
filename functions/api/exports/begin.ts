import { countCases } from '#functions/app/exports/export-cases.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, exportLog, queueCounter } from '#functions/services/service-factories.ts'

export const needs = { cases, exportLog, queueCounter }

export const route: Route<'exports.begin', typeof needs> = async ({ body, staff, now }, services) => {
  const by = { id: staff.id, name: staff.account.name }
  return { data: await services.exportLog.begin(by, body, await countCases(body, services), now) }
}
