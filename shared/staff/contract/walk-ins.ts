import * as z from 'zod/mini'
import { longestUploadInBytes } from '#shared/documents/contract/uploads.ts'
import { documentBytes } from '#shared/documents/records/document.ts'
import { byId, cursor, endpoint } from '#shared/kit/endpoint.ts'
import { walkInRoles } from '#shared/vocabulary/staff-roles.ts'
import { newWalkIn, walkIn, walkInEmail, walkInHandIn, walkInPage } from '../records/walk-in.ts'

const roles = walkInRoles

/** People without e-mail: staff enter for them at the counter, and a second person confirms what they have signed. */
export const walkIns = {
  list: endpoint('GET', '/api/admin/walk-ins', 'staff', {
    roles: [...walkInRoles, 'administrator'],
    summary:
      'Accounts that were made at the counter, newest first, 25 a page, each with who made and confirmed it.',
    query: z.strictObject({ cursor }),
    response: walkInPage,
  }),
  create: endpoint('POST', '/api/admin/walk-ins', 'staff', {
    roles,
    summary:
      'Make an account without e-mail and password. It ends after a week unless its application is handed in.',
    body: newWalkIn,
    response: z.object({ id: z.string() }),
    status: 201,
  }),
  get: endpoint('GET', '/api/admin/walk-ins/{id}', 'staff', {
    roles,
    summary: 'One of these accounts, with the sheets to be printed.',
    params: byId,
    response: walkIn,
  }),
  open: endpoint('POST', '/api/admin/walk-ins/{id}/sessions', 'staff', {
    roles,
    summary:
      'Begin to enter for the person: a token for the applicant’s forms and scans, for an hour at most.',
    params: byId,
    response: z.object({ token: z.string() }),
    status: 201,
  }),
  handIn: endpoint('POST', '/api/admin/walk-ins/{id}/hand-in', 'staff', {
    roles,
    summary:
      'Propose to hand in the application with the page that the person has signed; a colleague confirms it.',
    params: byId,
    body: walkInHandIn,
    response: z.null(),
    encoding: 'multipart',
    longestBodyInBytes: longestUploadInBytes,
    status: 201,
  }),
  signedForm: endpoint('GET', '/api/admin/walk-ins/{id}/signed-form', 'staff', {
    roles,
    summary: 'The page that the person has signed; each reading is recorded.',
    params: byId,
    response: documentBytes,
    envelope: 'bytes',
  }),
  giveEmail: endpoint('POST', '/api/admin/walk-ins/{id}/email', 'staff', {
    roles,
    summary:
      'Propose the e-mail address with which the person signs in from now on; a colleague confirms it.',
    params: byId,
    body: walkInEmail,
    response: z.null(),
    status: 201,
  }),
}
