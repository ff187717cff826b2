import * as z from 'zod/mini'
import { byDocumentKey, download, endpoint } from '#shared/kit/endpoint.ts'
import { documentBytes, heldDocuments } from '../records/document.ts'

/** The first set of documents: four keys. */
export const documents = {
  list: endpoint('GET', '/api/documents', 'applicant', {
    summary: "A short-lived address, or null, for each of the caller's four documents.",
    response: heldDocuments,
  }),
  get: endpoint('GET', '/api/documents/{key}', 'applicant', {
    summary: 'The bytes of one of the four documents, for viewing or download.',
    params: byDocumentKey,
    query: z.strictObject({ download }),
    response: documentBytes,
    envelope: 'bytes',
  }),
  remove: endpoint('DELETE', '/api/documents/{key}', 'applicant', {
    summary: 'Remove one of the four documents.',
    params: byDocumentKey,
    response: z.null(),
  }),
}
