import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { report, reportMonth } from '../records/report.ts'
import { reportRoles } from '../rules/report-roles.ts'

/** Figures about the work of the office, without names of applicants. */
export const reports = {
  get: endpoint('GET', '/api/admin/reports', 'staff', {
    roles: reportRoles,
    summary: 'What the office did in one of the last thirteen months; the present one where none is given.',
    query: z.strictObject({ month: z.optional(reportMonth) }),
    response: report,
  }),
}
