import * as z from 'zod/mini'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { documentKeys, longestDocumentInBytes, signedForm } from '#shared/vocabulary/documents.ts'
import {
  documentAddresses,
  documentKey,
  multipartFile,
  uploadedDocument,
  uploadGrant,
  uploadRequest,
} from '../records/document.ts'

/** A file and the form around it. */
export const longestUploadInBytes = longestDocumentInBytes + 64 * 1024

export const uploads = {
  create: endpoint('POST', '/api/uploads', 'applicant', {
    summary: 'Upload one of the four documents; answers with the address of each.',
    body: z.strictObject({
      name: z.enum(documentKeys, 'Choose a document of the list'),
      file: multipartFile,
    }),
    encoding: 'multipart',
    longestBodyInBytes: longestUploadInBytes,
    response: documentAddresses,
    status: 201,
  }),
  grant: endpoint('POST', '/api/uploads/grants', 'applicant', {
    summary:
      'Ask to send one file of either set straight to the object store; the answer is the form to post.',
    body: z.strictObject({
      ...uploadRequest.shape,
      name: documentKey.check(z.refine((name) => name !== signedForm, 'Choose a document of the list')),
    }),
    response: uploadGrant,
    status: 201,
  }),
  confirm: endpoint('POST', '/api/uploads/grants/{id}', 'applicant', {
    summary: 'Say that the file was sent; it is checked and becomes the document.',
    params: byId,
    response: uploadedDocument,
  }),
}
