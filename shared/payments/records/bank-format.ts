/** How a bank writes its statements: what each column holds, remembered for the next file with the same headings. */
import * as z from 'zod/mini'
import { line } from '#shared/kit/fields/text.ts'

export const mostHeadings = 40
export const longestHeading = 80

const column = z.int('Choose a column').check(z.nonnegative(), z.maximum(mostHeadings - 1))

/** The place of each column among the headings. Voucher and challan may stand in the narration instead. */
const bankColumns = z.strictObject({
  paid_on: z.optional(column),
  /** The amount, or what was credited where debits have a column of their own. */
  amount: z.optional(column),
  debit: z.optional(column),
  /** Says "Dr" or "Cr". */
  direction: z.optional(column),
  voucher_number: z.optional(column),
  challan_no: z.optional(column),
  narration: z.optional(column),
})
export type BankColumns = z.output<typeof bankColumns>
export type BankColumn = keyof BankColumns

export const dateOrders = ['day-first', 'month-first'] as const
/** How the dates of a file that are written in digits only are read. */
export type DateOrder = (typeof dateOrders)[number]

export const bankFormat = z.strictObject({
  bank: line('Name the bank', 60),
  headings: z.array(z.string().check(z.maxLength(longestHeading))).check(z.maxLength(mostHeadings)),
  columns: bankColumns,
  order: z.enum(dateOrders),
})
export type BankFormat = z.output<typeof bankFormat>

/** Without what the table adds. */
export const storedFormat = z.object(bankFormat.shape)
