import { changeSettings } from '#functions/app/settings/change-settings.ts'
import type { Route } from '#functions/http/route.ts'
import { officeSettings } from '#functions/services/service-factories.ts'

export const needs = { officeSettings }

export const route: Route<'officeSettings.update', typeof needs> = async (request, { officeSettings }) => ({
  data: await changeSettings(officeSettings, request.body, request.staff, request),
  message: 'Office settings changed',
})
