import { findApplicationFor } from '#functions/app/bank-statement/match-deposit.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, deposits, users, vouchers } from '#functions/services/service-factories.ts'

export const needs = { cases, deposits, users, vouchers }

export const route: Route<'deposits.preview', typeof needs> = async ({ body }, services) => ({
  data: await findApplicationFor(body, services),
})
