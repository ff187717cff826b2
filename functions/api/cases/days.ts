import type { Route } from '#functions/http/route.ts'
import { statusDurations } from '#functions/services/service-factories.ts'
import { medianDays, statusesWithDurations } from '#shared/rules/status-durations.ts'

export const needs = { statusDurations }

export const route: Route<'cases.days', typeof needs> = async ({ now }, { statusDurations }) => {
  const counts = await statusDurations.read(now)
  const steps = statusesWithDurations.map((status) => {
    const days = counts.get(status) ?? []
    return { status, cases: days.reduce((sum, count) => sum + count, 0), median: medianDays(days) }
  })
  return { data: { steps } }
}
