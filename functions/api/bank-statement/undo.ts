import { undoSlice } from '#functions/app/bank-statement/undo-rows.ts'
import type { Route } from '#functions/http/route.ts'
import { bankImports, cases, users } from '#functions/services/service-factories.ts'

export const needs = { bankImports, cases, users }

export const route: Route<'bankStatement.undo', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const me = { id: staff.id, name: staff.account.name }
  return { data: await undoSlice(params.id, body, me, request, services) }
}
