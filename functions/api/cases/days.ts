import { stepsOf } from '#functions/app/reports/month-report.ts'
import type { Route } from '#functions/http/route.ts'
import { statusDurations } from '#functions/services/service-factories.ts'

export const needs = { statusDurations }

export const route: Route<'cases.days', typeof needs> = async ({ now }, { statusDurations }) => ({
  data: { steps: stepsOf(await statusDurations.read(now)) },
})
