import type { Route } from '#functions/http/route.ts'
import { councilSettings } from '#functions/services/service-factories.ts'

export const needs = { councilSettings }

export const route: Route<'councilSettings.get', typeof needs> = async (_request, { councilSettings }) => {
  const [settings, changes] = await Promise.all([councilSettings.read(), councilSettings.changes()])
  return { data: { settings, changes } }
}
