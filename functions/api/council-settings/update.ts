import { changeSettings } from '#functions/app/settings/change-settings.ts'
import type { Route } from '#functions/http/route.ts'
import { councilSettings } from '#functions/services/service-factories.ts'

export const needs = { councilSettings }

export const route: Route<'councilSettings.update', typeof needs> = async (request, { councilSettings }) => ({
  data: await changeSettings(councilSettings, request.body, request.staff, request),
  message: 'Council settings changed',
})
