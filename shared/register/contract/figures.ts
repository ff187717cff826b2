import { reportRoles } from '#shared/cases/rules/report-roles.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { countedSoFar, figuresKnown, figuresView } from '../records/register-figures.ts'

/** The register in figures, without names. */
export const figures = {
  get: endpoint('GET', '/api/admin/figures', 'staff', {
    roles: reportRoles,
    summary: 'The register in figures as of the last count, and how many reminders were sent last.',
    response: figuresView,
  }),
  count: endpoint('POST', '/api/admin/figures/count', 'staff', {
    roles: reportRoles,
    summary:
      'Count the register now, unless there are newer figures than the known ones; to be sent again until it is finished.',
    body: figuresKnown,
    response: countedSoFar,
  }),
}
