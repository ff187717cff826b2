import { undoSlice } from '#functions/app/bank-statement/undo-rows.ts'
import type { Route } from '#functions/http/route.ts'
import type { bankStatement } from '#shared/contract/bank-statement.ts'

export const route: Route<typeof bankStatement.undo> = async (request, services) => {
  const { params, body, staff } = request
  const me = { id: staff.id, name: staff.account.name }
  return { data: await undoSlice(params.id, body, me, request, services) }
}
