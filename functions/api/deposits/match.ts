import { matchDeposit } from '#functions/app/bank-statement/match-deposit.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  deposits,
  feeSchedules,
  registrationNumbers,
  snapshots,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { cases, deposits, feeSchedules, registrationNumbers, snapshots, users }

export const route: Route<'deposits.match', typeof needs> = async (request, services) => ({
  data: await matchDeposit(request.body, request, services),
})
