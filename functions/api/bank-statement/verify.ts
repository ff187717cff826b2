import { importSlice } from '#functions/app/bank-statement/import-rows.ts'
import type { Route } from '#functions/http/route.ts'
import type { bankStatement } from '#shared/contract/bank-statement.ts'

export const route: Route<typeof bankStatement.verify> = async (request, services) => ({
  data: await importSlice(request.params.id, request.body.from, request, services),
})
