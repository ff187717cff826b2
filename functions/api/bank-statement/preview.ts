import { matchRows } from '#functions/app/bank-statement/match-rows.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, challans, deposits, users, vouchers } from '#functions/services/service-factories.ts'

export const needs = { cases, challans, deposits, users, vouchers }

export const route: Route<'bankStatement.preview', typeof needs> = async (request, services) => ({
  data: await matchRows(request.body.rows, request, services),
})
