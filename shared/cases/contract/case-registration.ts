import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { foundEntries } from '#shared/register/records/public-register.ts'
import { registrationLink } from '#shared/register/records/registration.ts'
import { caseRecord } from '../records/case.ts'
import { registrationRoles } from '../rules/registration-corrections.ts'

const byCase = z.strictObject({ id: z.string() })

/** Entries of the register by what only the office knows, and the one that a renewal extends. Part of `cases`. */
export const caseRegistrations = {
  // What is typed is in no address.
  findRegistrations: endpoint('POST', '/api/admin/cases/registrations', 'staff', {
    roles: registrationRoles,
    summary:
      'Find entries of the register by CNIC, and by what finds their holder’s application: phone, e-mail, a part of the CNIC; 20 at most.',
    body: z.strictObject({ q: line('Enter a search term', 80) }),
    response: foundEntries,
  }),
  linkRegistration: endpoint('POST', '/api/admin/cases/{id}/registration', 'staff', {
    roles: ['registrar'],
    summary:
      'Link the applicant of a renewal to their entry of the register; one that is not there yet is made from the certificate.',
    params: byCase,
    body: registrationLink,
    response: caseRecord,
  }),
  // It carries a reason.
  unlinkRegistration: endpoint('POST', '/api/admin/cases/{id}/registration/removal', 'staff', {
    roles: ['registrar'],
    summary:
      'Take back a link that was a mistake, as long as the renewal is not approved; that an entry loses its holder is proposed, and another registrar confirms it.',
    params: byCase,
    body: z.strictObject({ reason: lines('Enter a reason') }),
    response: caseRecord,
  }),
}
