import { countingRoles, reportRoles } from '#shared/cases/rules/report-roles.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { countedSoFar, figuresView } from '../records/register-figures.ts'

/** The register in figures, without names. */
export const figures = {
  get: endpoint('GET', '/api/admin/figures', 'staff', {
    roles: reportRoles,
    summary: 'The register in figures as of the last count, and how many reminders were sent last.',
    response: figuresView,
  }),
  count: endpoint('POST', '/api/admin/figures/count', 'staff', {
    roles: countingRoles,
    summary: 'Count the register now unless it was counted today; to be sent again until it is finished.',
    response: countedSoFar,
  }),
}
