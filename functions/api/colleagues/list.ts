import { presentColleagues } from '#functions/app/staff/present-colleagues.ts'
import type { Route } from '#functions/http/route.ts'
import { roster } from '#functions/services/service-factories.ts'

export const needs = { roster }

export const route: Route<'colleagues.list', typeof needs> = async (request, services) => ({
  data: await presentColleagues(request, services),
})
