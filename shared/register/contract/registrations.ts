import * as z from 'zod/mini'
import { registerExportRoles } from '#shared/cases/rules/export-sheet.ts'
import { registrationRoles } from '#shared/cases/rules/registration-corrections.ts'
import { longestUploadInBytes } from '#shared/documents/contract/uploads.ts'
import { documentBytes } from '#shared/documents/records/document.ts'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { foundEntries, registerExport, registerSearch } from '../records/public-register.ts'
import {
  proposedParticulars,
  proposedStanding,
  proposedStandingWithDocument,
  registrationFile,
  registrationHistoryPage,
  standingDocument,
} from '../records/registration-file.ts'

/** `{number}` in any spelling: its letters and digits are compared. */
const params = z.strictObject({ number: z.string().check(z.maxLength(60, 'This number does not exist')) })

/** The register as staff work on it. */
export const registrations = {
  find: endpoint('GET', '/api/admin/registrations', 'staff', {
    roles: registrationRoles,
    summary: 'Find entries by number, or by name and city; 20 at most.',
    query: registerSearch,
    response: foundEntries,
  }),
  get: endpoint('GET', '/api/admin/registrations/{number}', 'staff', {
    roles: registrationRoles,
    summary:
      'An entry of the register whole, with its certificates and letters, the applications of its holder, and what may be proposed about it; its holder is told that it was read.',
    params,
    response: registrationFile,
  }),
  history: endpoint('GET', '/api/admin/registrations/{number}/history', 'staff', {
    roles: registrationRoles,
    summary: 'What happened to an entry, the newest first, with both people of each change.',
    params,
    query: z.strictObject({ cursor }),
    response: registrationHistoryPage,
  }),
  proposeStanding: endpoint('POST', '/api/admin/registrations/{number}/standing', 'staff', {
    roles: ['registrar'],
    summary:
      'Propose to suspend, reinstate, remove or restore an entry, or to note a death; another registrar confirms it.',
    params,
    body: proposedStanding,
    response: z.null(),
    status: 201,
  }),
  proposeWithDocument: endpoint('POST', '/api/admin/registrations/{number}/standing-document', 'staff', {
    roles: ['registrar'],
    summary: 'The same with the paper on which it rests, such as a death certificate.',
    params,
    body: proposedStandingWithDocument,
    encoding: 'multipart',
    longestBodyInBytes: longestUploadInBytes,
    response: z.null(),
    status: 201,
  }),
  document: endpoint('GET', '/api/admin/registrations/{number}/documents/{document}', 'staff', {
    roles: ['registrar'],
    summary: 'The paper on which a change of standing rests; the holder is told of each reading.',
    params: z.extend(params, { document: standingDocument }),
    response: documentBytes,
    envelope: 'bytes',
  }),
  proposeParticulars: endpoint('POST', '/api/admin/registrations/{number}/particulars', 'staff', {
    roles: ['registrar'],
    summary: 'Propose a correction of the particulars of an entry; another registrar confirms it.',
    params,
    body: proposedParticulars,
    response: z.null(),
    status: 201,
  }),
  compareRow: endpoint('POST', '/api/admin/registrations/{number}/row-comparison', 'staff', {
    roles: ['registrar'],
    summary:
      'Say that the row of an old book agrees with the scan of its page; before that, or a claim, there is no certificate.',
    params,
    response: z.null(),
  }),
  export: endpoint('GET', '/api/admin/registrations/export', 'staff', {
    roles: registerExportRoles,
    summary:
      'The public facts of all registrations in the order of their numbers, 100 to a page. Each export is recorded before its first page.',
    query: z.strictObject({ export: cursor, cursor }),
    response: registerExport,
  }),
}
