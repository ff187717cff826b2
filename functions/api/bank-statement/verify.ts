import { importSlice } from '#functions/app/bank-statement/import-rows.ts'
import { actNeeds } from '#functions/app/cases/act-on-case.ts'
import type { Route } from '#functions/http/route.ts'
import { bankImports, challans, vouchers } from '#functions/services/service-factories.ts'

export const needs = { ...actNeeds, bankImports, challans, vouchers }

export const route: Route<'bankStatement.verify', typeof needs> = async (request, services) => ({
  data: await importSlice(request.params.id, request.body.from, request, services),
})
