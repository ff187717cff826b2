import { importSlice } from '#functions/app/bank-statement/import-rows.ts'
import type { Route } from '#functions/http/route.ts'
import {
  bankImports,
  cases,
  challans,
  deposits,
  feeSchedules,
  registrationNumbers,
  registrations,
  snapshots,
  terms,
  users,
  vouchers,
} from '#functions/services/service-factories.ts'

export const needs = {
  ...{ bankImports, cases, challans, deposits, feeSchedules },
  ...{ registrationNumbers, registrations, terms, snapshots, users, vouchers },
}

export const route: Route<'bankStatement.verify', typeof needs> = async (request, services) => ({
  data: await importSlice(request.params.id, request.body.from, request, services),
})
