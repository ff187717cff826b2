import * as z from 'zod/mini'
import { byDocumentKey, download, endpoint } from '#shared/kit/endpoint.ts'
import { documentBytes, heldDocuments } from '../records/document.ts'

/** One set of documents. @param all such as "four documents" */
export const documentsOf = <const P extends string, const Held extends z.ZodMiniType>(
  path: P,
  all: string,
  held: Held,
) => ({
  list: endpoint('GET', `/api/${path}`, 'applicant', {
    summary: `A short-lived address, or null, for each of the caller's ${all}.`,
    response: held,
  }),
  get: endpoint('GET', `/api/${path}/{key}`, 'applicant', {
    summary: `The bytes of one of the ${all}, for viewing or download.`,
    params: byDocumentKey,
    query: z.strictObject({ download }),
    response: documentBytes,
    envelope: 'bytes',
  }),
  remove: endpoint('DELETE', `/api/${path}/{key}`, 'applicant', {
    summary: `Remove one of the ${all}.`,
    params: byDocumentKey,
    response: z.null(),
  }),
})

/** The first set: four keys. */
export const documents = documentsOf('documents', 'four documents', heldDocuments)
