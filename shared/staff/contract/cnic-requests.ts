import * as z from 'zod/mini'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { cnicRequestDecision, newCnicRequest, waitingCnicRequest } from '../records/cnic-request.ts'

const roles = ['registrar'] as const

/** People whose CNIC another account has. */
export const cnicRequests = {
  create: endpoint('POST', '/api/cnic-requests', 'public', {
    summary: 'Tell the office that a CNIC is one’s own. The answer does not tell whether an account has it.',
    body: newCnicRequest,
    response: z.null(),
    status: 201,
  }),
  list: endpoint('GET', '/api/admin/cnic-requests', 'staff', {
    roles,
    summary: 'The requests that wait, oldest first, at most 50, each beside the account that has the CNIC.',
    response: z.array(waitingCnicRequest),
  }),
  decide: endpoint('POST', '/api/admin/cnic-requests/{id}/decision', 'staff', {
    roles,
    summary:
      'Propose to close the account that has the CNIC, which another registrar confirms; or refuse the request. Both people are told by e-mail.',
    params: byId,
    body: cnicRequestDecision,
    response: z.null(),
  }),
}
