import type { Route } from '#functions/http/route.ts'
import { officeSettings } from '#functions/services/service-factories.ts'

export const needs = { officeSettings }

export const route: Route<'officeSettings.get', typeof needs> = async (_request, { officeSettings }) => {
  const [settings, changes] = await Promise.all([officeSettings.read(), officeSettings.changes()])
  return { data: { settings, changes } }
}
