import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import { workView } from '../records/work.ts'
import { workGroups } from '../rules/work-groups.ts'

/** The day of a member of staff. */
export const work = {
  list: endpoint('GET', '/api/admin/work', 'staff', {
    roles: caseRoles,
    summary: 'What waits for the caller: groups with their first cases; with `group` up to 50 of one group.',
    query: z.strictObject({ group: z.optional(z.enum(workGroups, 'There is no such group')) }),
    response: workView,
  }),
}
