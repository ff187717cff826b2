import { removeView } from '#functions/app/views/save-view.ts'
import type { Route } from '#functions/http/route.ts'
import { savedViews } from '#functions/services/service-factories.ts'

export const needs = { savedViews }

export const route: Route<'views.remove', typeof needs> = async ({ params, staff }, services) => ({
  data: { views: await removeView(staff.id, params.id, services) },
  message: 'View removed',
})
