import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { proposalList, proposalSettlement } from '../records/proposal.ts'
import { proposalRoles } from '../rules/proposals.ts'

/** Proposals that wait for a second person, of every kind. */
export const proposals = {
  list: endpoint('GET', '/api/admin/proposals', 'staff', {
    roles: proposalRoles,
    summary: 'What waits for a second person with the roles of the caller, and what was settled lately.',
    response: proposalList,
  }),
  act: endpoint('POST', '/api/admin/proposals/{id}/acts', 'staff', {
    roles: proposalRoles,
    summary: 'Confirm or refuse what somebody else has proposed, or withdraw a proposal of one’s own.',
    params: z.strictObject({ id: z.string() }),
    body: proposalSettlement,
    response: z.null(),
  }),
}
