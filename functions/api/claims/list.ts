import type { Route } from '#functions/http/route.ts'
import { claims } from '#functions/services/service-factories.ts'

export const needs = { claims }

export const route: Route<'claims.list', typeof needs> = async (_request, { claims }) => ({
  data: await claims.waiting(),
})
