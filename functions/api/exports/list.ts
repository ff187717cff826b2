import type { Route } from '#functions/http/route.ts'
import type { exports } from '#shared/contract/exports.ts'

export const route: Route<typeof exports.list> = async ({ query }, { exportLog }) => ({
  data: await exportLog.page(query.cursor),
})
