import type { Route } from '#functions/http/route.ts'
import { savedViews } from '#functions/services/service-factories.ts'

export const needs = { savedViews }

export const route: Route<'views.list', typeof needs> = async ({ staff }, services) => ({
  data: { views: await services.savedViews.list(staff.id) },
})
