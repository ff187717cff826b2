import * as z from 'zod/mini'
import { longestUploadInBytes } from '#shared/documents/contract/uploads.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { newClaim, ownClaim } from '../records/claim.ts'

/** The caller's claim of an entry of the register. */
export const ownClaims = {
  create: endpoint('POST', '/api/own-registration/claims', 'applicant', {
    summary:
      'Claim an entry of the register with a picture of the certificate: linked at once, or decided by a registrar.',
    body: newClaim,
    encoding: 'multipart',
    longestBodyInBytes: longestUploadInBytes,
    response: ownClaim,
    status: 201,
  }),
  list: endpoint('GET', '/api/own-registration/claims', 'applicant', {
    summary: "The caller's claims, newest first.",
    response: z.array(ownClaim),
  }),
}
