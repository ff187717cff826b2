import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { lines } from '#shared/kit/fields/text.ts'
import { registrationLink } from '#shared/register/records/registration.ts'
import { caseRecord } from '../records/case.ts'

const byCase = z.strictObject({ id: z.string() })

/** The entry of the register that a renewal extends. Part of `cases`. */
export const caseRegistrations = {
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
