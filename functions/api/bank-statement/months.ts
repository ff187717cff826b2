import type { Route } from '#functions/http/route.ts'
import { moneyCounter } from '#functions/services/service-factories.ts'

export const needs = { moneyCounter }

export const route: Route<'bankStatement.months', typeof needs> = async ({ now }, { moneyCounter }) => ({
  data: await moneyCounter.months(now),
})
