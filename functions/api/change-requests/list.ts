import type { Route } from '#functions/http/route.ts'
import { changeRequests } from '#functions/services/service-factories.ts'

export const needs = { changeRequests }

export const route: Route<'changeRequests.list', typeof needs> = async (_request, { changeRequests }) => ({
  data: await changeRequests.waiting(),
})
