import { savedViews } from '#functions/cases/data/saved-view.ts'
import { removeView, renameView, saveView } from '#functions/cases/use-cases/save-view.ts'
import { route } from '#functions/platform/http/route.ts'

export const list = route('views.list', { savedViews }, async ({ staff }, services) => ({
  data: { views: await services.savedViews.list(staff.id) },
}))

export const create = route('views.create', { savedViews }, async ({ body, staff }, services) => ({
  data: { views: await saveView(staff.id, body, services) },
  message: 'View saved',
}))

export const rename = route('views.rename', { savedViews }, async ({ params, body, staff }, services) => ({
  data: { views: await renameView(staff.id, params.id, body.name, services) },
  message: 'View renamed',
}))

export const remove = route('views.remove', { savedViews }, async ({ params, staff }, services) => ({
  data: { views: await removeView(staff.id, params.id, services) },
  message: 'View removed',
}))
