import { setDepositAside } from '#functions/app/bank-statement/set-deposit-aside.ts'
import type { Route } from '#functions/http/route.ts'
import { deposits } from '#functions/services/service-factories.ts'

export const needs = { deposits }

export const route: Route<'deposits.setAside', typeof needs> = async (request, services) => {
  await setDepositAside(request.body, request, services)
  return { data: null }
}
