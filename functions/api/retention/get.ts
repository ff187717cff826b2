import type { Route } from '#functions/http/route.ts'
import { retention } from '#functions/services/service-factories.ts'

export const needs = { retention }

export const route: Route<'retention.get', typeof needs> = async (_request, { retention }) => {
  const [settings, runs, changes] = await Promise.all([
    retention.read(),
    retention.runs(),
    retention.changes(),
  ])
  return { data: { settings, runs, changes } }
}
