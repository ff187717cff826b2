import * as z from 'zod/mini'
import { documentBytes } from '#shared/documents/records/document.ts'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { optionalLine } from '#shared/kit/fields/text.ts'
import { claimDecision, claimDetails, claimDocuments, waitingClaim } from '../records/claim.ts'

const roles = ['registrar'] as const

/** Claims of entries of the register that a registrar decides. */
export const claims = {
  list: endpoint('GET', '/api/admin/claims', 'staff', {
    roles,
    summary: 'The claims that the office decides, oldest first, at most 100.',
    response: z.array(waitingClaim),
  }),
  get: endpoint('GET', '/api/admin/claims/{id}', 'staff', {
    roles,
    summary:
      'The newest claim of an applicant with the entry of the register; the claimant and the holder of the entry are told that it was read.',
    params: byId,
    /** Another number than the claimed one, where the person has mistyped it. */
    query: z.strictObject({ number: z.optional(optionalLine(30)) }),
    response: claimDetails,
  }),
  document: endpoint('GET', '/api/admin/claims/{id}/documents/{key}', 'staff', {
    roles,
    summary:
      'The certificate that came with the claim, or a picture of the person’s CNIC; that it was read is recorded first.',
    params: z.strictObject({ id: z.string(), key: z.enum(claimDocuments) }),
    response: documentBytes,
    envelope: 'bytes',
  }),
  decide: endpoint('POST', '/api/admin/claims/{id}/decision', 'staff', {
    roles,
    summary:
      'Refuse a claim, or propose to link it or to end a link that is held: another registrar confirms that.',
    params: byId,
    body: claimDecision,
    response: claimDetails,
  }),
}
