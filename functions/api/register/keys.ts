import type { Route } from '#functions/http/route.ts'
import { registerKeys } from '#functions/services/service-factories.ts'

export const needs = { registerKeys }

export const route: Route<'register.keys', typeof needs> = async (_request, { registerKeys }) => ({
  data: { keys: await registerKeys.list() },
})
