import * as z from 'zod/mini'
import { transitions } from '#shared/applications/rules/application-lifecycle.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { refundProposal } from '../records/refund.ts'

/** Money that the council pays back. A payment is named by its challan. */
export const refunds = {
  propose: endpoint('POST', '/api/admin/refunds', 'staff', {
    roles: transitions['reverse-fee'].by,
    summary: 'Propose to refund a fee or a deposit, or to take a refund back; another person confirms it.',
    body: refundProposal,
    response: z.null(),
    status: 201,
  }),
}
