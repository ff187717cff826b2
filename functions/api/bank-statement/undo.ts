import { undoSlice } from '#functions/app/bank-statement/undo-rows.ts'
import type { Route } from '#functions/http/route.ts'
import { bankImports, cases, deposits, proposals, users } from '#functions/services/service-factories.ts'

export const needs = { bankImports, cases, deposits, proposals, users }

export const route: Route<'bankStatement.undo', typeof needs> = async (request, services) => ({
  data: await undoSlice(request.params.id, request.body, request.staff, request, services),
})
