import { renameView } from '#functions/app/views/save-view.ts'
import type { Route } from '#functions/http/route.ts'
import { savedViews } from '#functions/services/service-factories.ts'

export const needs = { savedViews }

export const route: Route<'views.rename', typeof needs> = async ({ params, body, staff }, services) => ({
  data: { views: await renameView(staff.id, params.id, body.name, services) },
  message: 'View renamed',
})
