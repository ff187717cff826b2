import { endpoint } from '#shared/kit/endpoint.ts'
import { claimObjection, objectionOutcome } from '../records/claim.ts'

/** For whoever reads the address in the book. */
export const claimObjections = {
  create: endpoint('POST', '/api/claim-objections', 'public', {
    summary: 'Object to a claim by the link that was sent to the address in the book.',
    body: claimObjection,
    response: objectionOutcome,
  }),
}
