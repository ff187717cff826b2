import * as z from 'zod/mini'
import { documentBytes } from '#shared/documents/records/document.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import {
  acceptedRequest,
  changeRequestDetails,
  refusedRequest,
  waitingChangeRequest,
} from '../records/change-request.ts'

const roles = ['registrar'] as const

/** `{number}` in any spelling: its letters and digits are compared. */
const params = z.strictObject({
  number: z.string().check(z.maxLength(60, 'This number does not exist')),
  id: z.string().check(z.maxLength(60, 'There is no such request')),
})
const path = '/api/admin/registrations/{number}/requests/{id}'

/** Changes of particulars that holders ask for and registrars decide. */
export const changeRequests = {
  list: endpoint('GET', '/api/admin/change-requests', 'staff', {
    roles,
    summary: 'The requests that wait, oldest first, at most 100.',
    response: z.array(waitingChangeRequest),
  }),
  get: endpoint('GET', path, 'staff', {
    roles,
    summary: 'A request with the entry of the register; who asked is told that it was read.',
    params,
    response: changeRequestDetails,
  }),
  document: endpoint('GET', `${path}/document`, 'staff', {
    roles,
    summary: 'The document that came with the request; each reading is recorded.',
    params,
    response: documentBytes,
    envelope: 'bytes',
  }),
  accept: endpoint('POST', `${path}/acceptance`, 'staff', {
    roles,
    summary: 'Propose the correction that was asked for; another registrar confirms it.',
    params,
    body: acceptedRequest,
    response: changeRequestDetails,
    status: 201,
  }),
  refuse: endpoint('POST', `${path}/refusal`, 'staff', {
    roles,
    summary: 'Refuse a request with a reason and words, which the holder gets by e-mail.',
    params,
    body: refusedRequest,
    response: changeRequestDetails,
  }),
}
