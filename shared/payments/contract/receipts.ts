import * as z from 'zod/mini'
import { transitions } from '#shared/applications/rules/application-lifecycle.ts'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import {
  namedReceipt,
  newReceipt,
  realisation,
  receipt,
  receiptEnd,
  receiptPage,
} from '../records/receipt.ts'

const roles = transitions['verify-fee'].by
const bySerial = z.strictObject({
  serial: z.string('This is no receipt').check(z.regex(/^20\d\d-\d{5}$/, 'This is no receipt')),
})

/** Pay orders and demand drafts that are taken over the counter. */
export const receipts = {
  list: endpoint('GET', '/api/admin/receipts', 'staff', {
    roles,
    summary: 'Receipts of pay orders and demand drafts, newest first, 25 a page.',
    query: z.strictObject({ cursor }),
    response: receiptPage,
  }),
  get: endpoint('GET', '/api/admin/receipts/{serial}', 'staff', {
    roles,
    summary: 'A receipt as it is printed.',
    params: bySerial,
    response: namedReceipt,
  }),
  take: endpoint('POST', '/api/admin/receipts', 'staff', {
    roles,
    summary:
      'Take a pay order or demand draft for the fee of an application, and give a receipt with a serial.',
    body: newReceipt,
    response: receipt,
    status: 201,
  }),
  realise: endpoint('POST', '/api/admin/receipts/{serial}/realisation', 'staff', {
    roles,
    summary:
      'The bank has credited the amount: the fee is verified, or the amount is a deposit without an application.',
    params: bySerial,
    body: realisation,
    response: receipt,
  }),
  end: endpoint('POST', '/api/admin/receipts/{serial}/end', 'staff', {
    roles,
    summary:
      'The bank has returned the instrument; or propose to cancel a wrong receipt, which another person confirms.',
    params: bySerial,
    body: receiptEnd,
    response: receipt,
  }),
}
