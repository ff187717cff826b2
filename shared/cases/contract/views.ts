import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import { newSavedView, savedViewName, savedViews } from '../records/saved-view.ts'

/** `{id}`: of a view of the caller's own. */
const byView = z.strictObject({ id: z.string() })

/** Filters and orders of the queue that a member of staff keeps under a name. Each answer holds all of them. */
export const views = {
  list: endpoint('GET', '/api/admin/views', 'staff', {
    roles: caseRoles,
    summary: 'Your saved views, by name.',
    response: savedViews,
  }),
  create: endpoint('POST', '/api/admin/views', 'staff', {
    roles: caseRoles,
    summary: 'Save a view under a new name.',
    body: newSavedView,
    response: savedViews,
    status: 201,
  }),
  rename: endpoint('PATCH', '/api/admin/views/{id}', 'staff', {
    roles: caseRoles,
    summary: 'Give a view another name.',
    params: byView,
    body: savedViewName,
    response: savedViews,
  }),
  remove: endpoint('DELETE', '/api/admin/views/{id}', 'staff', {
    roles: caseRoles,
    summary: 'Remove a view.',
    params: byView,
    response: savedViews,
  }),
}
