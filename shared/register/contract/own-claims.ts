import * as z from 'zod/mini'
import { longestUploadInBytes } from '#shared/documents/contract/uploads.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { claimCode, newClaim, ownClaim } from '../records/claim.ts'

/** The caller's claim of an entry of the register. */
export const ownClaims = {
  create: endpoint('POST', '/api/own-registration/claims', 'applicant', {
    summary: 'Claim an entry of the register with a picture of the certificate; nothing is linked by it.',
    body: newClaim,
    encoding: 'multipart',
    longestBodyInBytes: longestUploadInBytes,
    response: ownClaim,
    status: 201,
  }),
  enterCode: endpoint('POST', '/api/own-registration/claims/code', 'applicant', {
    summary: 'Link the claim that waits by the code that was sent to the address in the book.',
    body: claimCode,
    response: ownClaim,
  }),
  list: endpoint('GET', '/api/own-registration/claims', 'applicant', {
    summary: "The caller's claims, newest first.",
    response: z.array(ownClaim),
  }),
}
