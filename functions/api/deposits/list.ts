import { listOpenDeposits } from '#functions/app/bank-statement/list-deposits.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, deposits, users, vouchers } from '#functions/services/service-factories.ts'

export const needs = { cases, deposits, users, vouchers }

export const route: Route<'deposits.list', typeof needs> = async ({ query }, services) => ({
  data: await listOpenDeposits(query.cursor, services),
})
