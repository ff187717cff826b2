import * as z from 'zod/mini'
import { transitions } from '#shared/applications/rules/application-lifecycle.ts'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { challanNumber } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { depositApplication, openDepositPage, setAsidePage } from '../records/deposit.ts'

const roles = transitions['verify-fee'].by

const depositWithReason = z.strictObject({ challan_no: challanNumber, reason: lines('Enter a reason') })

/** Deposits of the bank's statement that no application was found for. A deposit is named by its challan. */
export const deposits = {
  list: endpoint('GET', '/api/admin/deposits', 'staff', {
    roles,
    summary:
      'Deposits without an application, oldest first, 25 a page, with the application that each matches by now.',
    query: z.strictObject({ cursor }),
    response: openDepositPage,
  }),
  preview: endpoint('POST', '/api/admin/deposits/preview', 'staff', {
    roles,
    summary:
      'The application of a reference or voucher number, and whether a deposit can pay for it; nothing is written.',
    body: z.strictObject({
      challan_no: challanNumber,
      application: line('Enter a reference or voucher number', 40),
    }),
    response: depositApplication,
  }),
  match: endpoint('POST', '/api/admin/deposits/match', 'staff', {
    roles,
    summary: 'Verify the fee of an application with a deposit, or accept a deposit of too little as a part.',
    body: z.strictObject({
      challan_no: challanNumber,
      /** The applicant's id. */
      id: line('Choose an application', 200),
      /** It is too little: the rest is asked for with a second voucher. */
      part: z.optional(z.literal(true, 'Say whether it is a part')),
    }),
    response: depositApplication,
  }),
  setAside: endpoint('POST', '/api/admin/deposits/set-aside', 'staff', {
    roles,
    summary: 'Take a deposit that pays for no application off the list, with the reason.',
    body: depositWithReason,
    response: z.null(),
  }),
  listSetAside: endpoint('GET', '/api/admin/deposits/set-aside', 'staff', {
    roles,
    summary: 'Deposits that were set aside, the last one first, 25 a page.',
    query: z.strictObject({ cursor }),
    response: setAsidePage,
  }),
  reopen: endpoint('POST', '/api/admin/deposits/reopen', 'staff', {
    roles,
    summary: 'Return a deposit that was set aside to the list, with the reason.',
    body: depositWithReason,
    response: z.null(),
  }),
}
