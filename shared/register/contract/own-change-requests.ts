import * as z from 'zod/mini'
import { longestUploadInBytes } from '#shared/documents/contract/uploads.ts'
import { documentBytes } from '#shared/documents/records/document.ts'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { newChangeRequest, ownChangeRequest } from '../records/change-request.ts'

/** The holder's requests to change a particular of the own entry of the register. */
export const ownChangeRequests = {
  list: endpoint('GET', '/api/own-registration/changes', 'applicant', {
    summary: 'The changes of particulars that the caller has asked for, newest first.',
    response: z.array(ownChangeRequest),
  }),
  create: endpoint('POST', '/api/own-registration/changes', 'applicant', {
    summary:
      'Ask for a change of one particular of the own entry, with a document that proves it; one of each particular waits at a time.',
    body: newChangeRequest,
    encoding: 'multipart',
    longestBodyInBytes: longestUploadInBytes,
    response: ownChangeRequest,
    status: 201,
  }),
  withdraw: endpoint('POST', '/api/own-registration/changes/{id}/withdrawal', 'applicant', {
    summary: 'Take a request back before it is decided; its document is deleted.',
    params: byId,
    response: ownChangeRequest,
  }),
  document: endpoint('GET', '/api/own-registration/changes/{id}/document', 'applicant', {
    summary: 'The document that the caller has sent with a request.',
    params: byId,
    response: documentBytes,
    envelope: 'bytes',
  }),
}
