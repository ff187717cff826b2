import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import {
  certificatePaper,
  certificateReplacement,
  certificatesOfCases,
  certificateView,
  certificateWithdrawal,
  outdatedPaper,
  preparedCertificates,
} from '../records/certificate.ts'

/** `{number}` in any spelling: its letters and digits are compared. */
const byNumber = z.strictObject({ number: z.string().check(z.maxLength(60, 'This number does not exist')) })

/** The roles that hand certificates over. */
const roles = ['reception', 'registrar'] as const

/** Certificates of the register. */
export const certificates = {
  get: endpoint('GET', '/api/admin/registrations/{number}/certificate', 'staff', {
    roles,
    summary:
      'The current certificate of a registration, if there is one, as it is printed; its holder is told that it was read.',
    params: byNumber,
    response: certificateView,
  }),
  prepare: endpoint('POST', '/api/admin/registrations/{number}/certificate', 'staff', {
    roles,
    summary:
      'Prepare the certificate of a registration in force. Where the current one says the same, it stays; after a renewal it is replaced.',
    params: byNumber,
    response: certificateView,
  }),
  replace: endpoint('POST', '/api/admin/registrations/{number}/certificate/duplicate', 'staff', {
    roles,
    summary:
      'Prepare a duplicate. The certificate that was lost, damaged or overtaken by a correction is void.',
    params: byNumber,
    body: certificateReplacement,
    response: certificateView,
  }),
  void: endpoint('POST', '/api/admin/registrations/{number}/certificate/void', 'staff', {
    roles,
    summary: 'Declare the current certificate void without preparing another one.',
    params: byNumber,
    body: certificateWithdrawal,
    response: certificateView,
  }),
  notePaper: endpoint('POST', '/api/admin/registrations/{number}/certificate/paper', 'staff', {
    roles,
    summary:
      'Note the number of the sheet on which the current certificate is printed; each sheet has one certificate.',
    params: byNumber,
    body: certificatePaper,
    response: certificateView,
  }),
  outdated: endpoint('GET', '/api/admin/certificates/outdated', 'staff', {
    roles,
    summary: 'The certificates that say what the register said before a correction, the oldest first.',
    response: z.array(outdatedPaper),
  }),
  prepareMany: endpoint('POST', '/api/admin/certificates', 'staff', {
    roles,
    summary: 'Prepare the certificates of several approved applications, and give them as they are printed.',
    body: certificatesOfCases,
    response: preparedCertificates,
  }),
}
