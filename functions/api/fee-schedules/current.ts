import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'

export const needs = { feeSchedules }

export const route: Route<'feeSchedules.current', typeof needs> = async ({ today }, { feeSchedules }) => {
  const { effective_from, name, sample } = await feeSchedules.on(today)
  return { data: { effective_from, name, sample } }
}
