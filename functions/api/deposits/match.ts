import { matchDeposit } from '#functions/app/bank-statement/match-deposit.ts'
import { actNeeds } from '#functions/app/cases/act-on-case.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = actNeeds

export const route: Route<'deposits.match', typeof needs> = async (request, services) => ({
  data: await matchDeposit(request.body, request, services),
})
