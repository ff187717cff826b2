/** Receipts of pay orders and demand drafts that are taken over the counter; each pays once the bank has realised it. */
import * as z from 'zod/mini'
import { challanNumber, date, writtenNumber } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { mostRupees } from './bank-statement.ts'
import { namedApplication } from './deposit.ts'

/** What is on the instrument, and what it is for. */
export const newReceipt = z.strictObject({
  application: line('Enter a reference or voucher number', 40),
  /** In words, as the council's settings list them. */
  instrument: line('Choose the instrument', 60),
  bank: line('Name the bank', 60),
  number: writtenNumber('number of the instrument'),
  dated: date('Date of the instrument'),
  /** In rupees: what is still to be paid of the fee, typed as a check. */
  amount: z.number('Enter the amount').check(z.positive('Enter the amount'), z.maximum(mostRupees)),
})
export type NewReceipt = z.output<typeof newReceipt>

/** The bank's credit of an instrument, as its statement names it. */
export const realisation = z.strictObject({
  payment: z.strictObject({ challan_no: challanNumber, paid_on: date('Date of the credit') }),
})
export type Realisation = z.output<typeof realisation>

export const receiptEnd = z.strictObject({
  /** Returned by the bank; or, once a second person has confirmed it, cancelled because it is wrong. */
  as: z.enum(['returned', 'cancelled'], 'Choose what became of it'),
  reason: lines('Enter a reason'),
})
export type ReceiptEnd = z.output<typeof receiptEnd>

export const receipt = z.object({
  /** `2026-00012`: without gaps in each year of the council. */
  serial: z.string(),
  ...{ instrument: z.string(), bank: z.string(), number: z.string(), dated: z.string() },
  /** In rupees. */
  amount: z.number(),
  application: namedApplication,
  voucher_number: z.string(),
  ...{ by: clerk, at: z.string() },
  /** What became of it; null while the council has it in hand. */
  outcome: z.nullable(
    z.object({
      as: z.enum(['realised', 'returned', 'cancelled']),
      ...{ by: clerk, at: z.string(), reason: z.string() },
      confirmed_by: z.optional(clerk),
      /** The challan of the deposit that it became. */
      challan_no: z.optional(z.string()),
    }),
  ),
})
export type Receipt = z.output<typeof receipt>

export const receiptPage = z.object({ entries: z.array(receipt), next: z.nullable(z.string()) })

/** A receipt as it is printed. */
export const namedReceipt = z.extend(receipt, {
  /** The applicant's; empty where the account is not there any more. */
  name: z.string(),
  /** When the bank took the credit back that had realised it. */
  taken_back_on: z.nullable(z.string()),
})
