import type { Route } from '#functions/http/route.ts'
import { exportLog } from '#functions/services/service-factories.ts'

export const needs = { exportLog }

export const route: Route<'exports.list', typeof needs> = async ({ query }, { exportLog }) => ({
  data: await exportLog.page(query.cursor),
})
