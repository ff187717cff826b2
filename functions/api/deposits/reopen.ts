import { reopenDeposit } from '#functions/app/bank-statement/reopen-deposit.ts'
import type { Route } from '#functions/http/route.ts'
import { deposits } from '#functions/services/service-factories.ts'

export const needs = { deposits }

export const route: Route<'deposits.reopen', typeof needs> = async (request, services) => {
  await reopenDeposit(request.body, request, services)
  return { data: null }
}
