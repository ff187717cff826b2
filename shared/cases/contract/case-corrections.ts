import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { caseRecord } from '../records/case.ts'
import { livingRecords } from '../rules/taking-over.ts'

const longestValue = 1000 // longer than any field; the record says how long this one may be

/**
 * Obvious typing errors that the office corrects itself, with two people; and changes of the applicant that it takes over. Part of
 * `cases`.
 */
export const caseCorrections = {
  takeChange: endpoint('POST', '/api/admin/cases/{id}/changes', 'staff', {
    roles: ['reviewer', 'registrar'],
    summary: 'Take over into the case what its applicant has changed in a record since the last version.',
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({
      record: z.enum(livingRecords, 'Choose what to take over'),
      /** Of the applicant's records, as the case has shown them. */
      digest: line('Send the digest that the case has shown', 64),
    }),
    response: caseRecord,
  }),
  proposeCorrection: endpoint('POST', '/api/admin/cases/{id}/proposals', 'staff', {
    roles: ['reviewer', 'registrar'],
    summary: 'Propose to correct an obvious typing error; another person confirms or refuses it.',
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({
      item: line('Choose what to correct', 80),
      value: z.string('Enter the corrected text').check(z.maxLength(longestValue, 'This text is too long')),
      reason: lines('Enter a reason'),
    }),
    response: caseRecord,
  }),
  settleCorrection: endpoint('POST', '/api/admin/cases/{id}/proposals/{proposal}', 'staff', {
    roles: ['reviewer', 'registrar'],
    summary: 'Confirm or refuse a correction that another person has proposed, or withdraw one’s own.',
    params: z.strictObject({ id: z.string(), proposal: z.string() }),
    body: z.strictObject({
      action: z.enum(['confirm', 'refuse', 'withdraw'], 'Choose what to do'),
      /** For a refusal. */
      reason: z.optional(lines('Enter a reason')),
    }),
    response: caseRecord,
  }),
}
