import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { multipartFile, userDocumentAddresses } from '../records/document.ts'
import { longestUploadInBytes } from './uploads.ts'

export const files = {
  create: endpoint('POST', '/api/files', 'applicant', {
    summary: 'Upload one of the seven documents; answers with the address of each.',
    body: z.strictObject({
      name: z.enum(userDocumentKeys, 'Choose a document of the list'),
      file: multipartFile,
    }),
    encoding: 'multipart',
    longestBodyInBytes: longestUploadInBytes,
    response: userDocumentAddresses,
    status: 201,
  }),
}
