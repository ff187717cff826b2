import { findRows } from '#functions/runtime/bank-rows.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { bankStatement } from '#shared/contract/bank-statement.ts'

export const route: Route<typeof bankStatement.preview> = async ({ body, today }, services) => ({
  data: await findRows(body.rows, today, services),
})
