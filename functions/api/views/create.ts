import { saveView } from '#functions/app/views/save-view.ts'
import type { Route } from '#functions/http/route.ts'
import { savedViews } from '#functions/services/service-factories.ts'

export const needs = { savedViews }

export const route: Route<'views.create', typeof needs> = async ({ body, staff }, services) => ({
  data: { views: await saveView(staff.id, body, services) },
  message: 'View saved',
})
