import { findRows } from '#functions/app/bank-statement/find-rows.ts'
import type { Route } from '#functions/http/route.ts'
import type { bankStatement } from '#shared/contract/bank-statement.ts'

export const route: Route<typeof bankStatement.preview> = async ({ body, today }, services) => ({
  data: await findRows(body.rows, today, services),
})
