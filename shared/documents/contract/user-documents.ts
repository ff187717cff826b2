import * as z from 'zod/mini'
import { byDocumentKey, download, endpoint } from '#shared/kit/endpoint.ts'
import { documentBytes, heldUserDocuments } from '../records/document.ts'

/** The second set of documents: seven keys. */
export const userDocuments = {
  list: endpoint('GET', '/api/user-documents', 'applicant', {
    summary: "A short-lived address, or null, for each of the caller's seven documents.",
    response: heldUserDocuments,
  }),
  get: endpoint('GET', '/api/user-documents/{key}', 'applicant', {
    summary: 'The bytes of one of the seven documents, for viewing or download.',
    params: byDocumentKey,
    query: z.strictObject({ download }),
    response: documentBytes,
    envelope: 'bytes',
  }),
  remove: endpoint('DELETE', '/api/user-documents/{key}', 'applicant', {
    summary: 'Remove one of the seven documents.',
    params: byDocumentKey,
    response: z.null(),
  }),
}
