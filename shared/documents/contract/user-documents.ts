import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { byDocumentKey, download } from '#shared/kit/params.ts'
import { documentBytes, heldUserDocuments } from '../records/document.ts'

/** The second set of documents: seven keys. */
export const userDocuments = {
  list: endpoint({
    method: 'GET',
    path: '/api/user-documents',
    access: 'applicant',
    summary: "A short-lived address, or null, for each of the caller's seven documents.",
    response: heldUserDocuments,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user-documents/{key}',
    access: 'applicant',
    summary: 'The bytes of one of the seven documents, for viewing or download.',
    params: byDocumentKey,
    query: z.strictObject({ download }),
    response: documentBytes,
    envelope: 'bytes',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user-documents/{key}',
    access: 'applicant',
    summary: 'Remove one of the seven documents.',
    params: byDocumentKey,
    response: z.null(),
  }),
}
