import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import { colleagueList, newAbsence } from '../records/colleague.ts'

/** `{id}`: `me`, or the id of a colleague. */
const byColleague = z.strictObject({ id: z.string() })

/** Who works on cases, and who is absent. */
export const colleagues = {
  list: endpoint('GET', '/api/admin/colleagues', 'staff', {
    roles: caseRoles,
    summary: 'Everybody who works on cases, by name, with roles and absences.',
    response: colleagueList,
  }),
  setAbsence: endpoint('PATCH', '/api/admin/colleagues/{id}/absence', 'staff', {
    roles: caseRoles,
    summary: 'Say from when to when somebody is absent and who does their work; for others, registrars only.',
    params: byColleague,
    body: newAbsence,
    response: colleagueList,
  }),
  endAbsence: endpoint('DELETE', '/api/admin/colleagues/{id}/absence', 'staff', {
    roles: caseRoles,
    summary: 'End an absence, or remove one that has not begun; for others, registrars only.',
    params: byColleague,
    response: colleagueList,
  }),
}
