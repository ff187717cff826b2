import { changeSettings } from '#functions/app/settings/change-settings.ts'
import type { Route } from '#functions/http/route.ts'
import { retention } from '#functions/services/service-factories.ts'

export const needs = { retention }

export const route: Route<'retention.update', typeof needs> = async (request, { retention }) => ({
  data: await changeSettings(retention, request.body, request.staff, request),
  message: 'Retention changed',
})
