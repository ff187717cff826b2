import type { Route } from '#functions/http/route.ts'
import { queueCounter } from '#functions/services/service-factories.ts'

export const needs = { queueCounter }

export const route: Route<'cases.counts', typeof needs> = async (_request, { queueCounter }) => ({
  data: await queueCounter.read(),
})
