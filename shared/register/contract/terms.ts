import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { proposedTerm, proposedTermRemoval, termList } from '../records/term.ts'
import { termRoles } from '../rules/terms.ts'

/** For how long registrations are valid, each term from a first day on. Proposals are settled at `proposals`. */
export const terms = {
  list: endpoint('GET', '/api/admin/terms', 'staff', {
    roles: termRoles,
    summary: 'All terms, the latest first, and what is proposed.',
    response: termList,
  }),
  propose: endpoint('POST', '/api/admin/terms', 'staff', {
    roles: termRoles,
    summary: 'Propose a term that begins tomorrow or later; another person confirms it.',
    body: proposedTerm,
    response: z.null(),
    status: 201,
  }),
  // It carries a reason, and deletes nothing yet.
  remove: endpoint('POST', '/api/admin/terms/{first_day}/removal', 'staff', {
    roles: termRoles,
    summary: 'Propose the removal of a term that has not begun; another person confirms it.',
    params: z.strictObject({ first_day: z.string() }),
    body: proposedTermRemoval,
    response: z.null(),
    status: 201,
  }),
}
