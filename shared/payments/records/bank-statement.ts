/** The bank's statement and its imports. */
import * as z from 'zod/mini'
import { plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { challanNumber, date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, optionalLine } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { bankOutcomes } from './bank-outcomes.ts'

export const mostBankRows = 5000
/** Rows that one call looks at, and that one stored item holds: 4 reads a row, and at most 400 KB. */
export const bankRowsPerPreview = 500
/** Rows that one call verifies: each row is a transaction of its own, and a call has half a minute. */
export const bankRowsPerCall = 25

export const mostRupees = 1_000_000_000 // more means that the columns were mixed up
const inPaisas = (rupees: number): boolean => Number(rupees.toFixed(2)) === rupees

/** A row as it was read from the file. */
const newBankRow = z.strictObject({
  /** Its line in the file; names it within the import. */
  line: z.int('Number the rows').check(z.positive('Number the rows'), z.maximum(99_999, 'Too many lines')),
  paid_on: date('Date'),
  /** Empty where the bank has none. */
  voucher_number: optionalLine(30).check(z.overwrite(plainVoucherNumber)),
  /** In rupees. */
  amount: z
    .number('Enter the amount')
    .check(
      z.minimum(-mostRupees, 'Check the amount'),
      z.maximum(mostRupees, 'Check the amount'),
      z.refine(inPaisas, 'Check the amount'),
    ),
  challan_no: challanNumber,
})

export const longestUnreadableText = 200

/** A row of the file that could not be read as a payment: its text, and what is wrong. */
const newUnreadableRow = z.strictObject({
  line: newBankRow.shape.line,
  text: line('Give the text of the row', longestUnreadableText),
  problem: line('Say what is wrong', 80),
})

type Lines = { line: number }[]
const inAscendingOrder = (rows: Lines) =>
  rows.every((row, index) => index === 0 || row.line > (rows[index - 1]?.line ?? 0))

const rowsAtMost = (most: number) =>
  z
    .array(newBankRow)
    .check(
      z.minLength(1, 'The file has no rows'),
      z.maxLength(most, `Use at most ${most} rows at once`),
      z.refine<Lines>(inAscendingOrder, 'Number the rows in their order'),
    )
export const newBankRows = rowsAtMost(mostBankRows)
export const previewedRows = rowsAtMost(bankRowsPerPreview)

/** Where more cannot be read, the columns are not what they were taken for. */
export const mostUnreadableRows = 500

export const newUnreadableRows = z
  .array(newUnreadableRow)
  .check(
    z.maxLength(mostUnreadableRows, `At most ${mostUnreadableRows} rows may be unreadable`),
    z.refine<Lines>(inAscendingOrder, 'Number the rows in their order'),
  )

export const bankRow = z.object({
  line: z.number(),
  paid_on: z.string(),
  voucher_number: z.string(),
  amount: z.number(),
  challan_no: z.string(),
})
export type BankRow = z.output<typeof bankRow>

export const unreadableRow = z.object({ line: z.number(), text: z.string(), problem: z.string() })
export type UnreadableRow = z.output<typeof unreadableRow>

/** What importing a row would do, and its application if one was found. */
export const bankFinding = z.object({
  line: z.number(),
  outcome: z.enum(bankOutcomes),
  words: z.string(),
  /** What a person should check although the outcome stands. */
  warning: z.optional(z.string()),
  /** The applicant's. */
  id: z.nullable(z.string()),
  reference_no: z.nullable(z.string()),
  /**
   * Whether the row is kept as a deposit: a new one without an application, one that is in the list already, or one whose fee
   * was typed before.
   */
  deposit: z.nullable(z.enum(['new', 'known', 'paid'])),
})
export type BankFinding = z.output<typeof bankFinding>

/** The stored result of a row. */
export const bankResult = z.extend(bankFinding, {
  at: z.string(),
  undone_at: z.nullable(z.string()),
  /** Why it was not undone. */
  kept_because: z.nullable(z.string()),
})
export type BankResult = z.output<typeof bankResult>

export const bankImport = z.object({
  id: z.string(),
  at: z.string(),
  by: clerk,
  file_name: z.string(),
  rows: z.number(),
  /** Further rows of the file that could not be read. */
  unreadable_rows: z.number(),
  /** How many rows came to each outcome; together fewer than `rows` while the import is not finished. */
  counts: z.record(z.enum(bankOutcomes), z.number()),
  undone: z.nullable(z.object({ by: clerk, at: z.string(), reason: z.string(), confirmed_by: clerk })),
  undone_rows: z.number(),
})
export type BankImport = z.output<typeof bankImport>

export const bankImportDetails = z.extend(bankImport, {
  results: z.array(z.extend(bankRow, { result: z.nullable(bankResult) })),
  unreadable: z.array(unreadableRow),
  /** Who has proposed to undo it, while that waits for a second person. */
  undo_proposed: z.nullable(z.object({ by: clerk, at: z.string(), reason: z.string() })),
})
export type BankImportDetails = z.output<typeof bankImportDetails>

export const bankImportPage = z.object({ imports: z.array(bankImport), next: z.nullable(z.string()) })

const countAndSum = z.object({ count: z.number(), rupees: z.number() })

/** The office's money of one month. */
export const moneyMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  /** Payments verified in this month. */
  verified: countAndSum,
  /** How many of them by hand, not by a bank statement. */
  by_hand: z.number(),
  /** Payments reversed or undone in this month, whenever they were verified. */
  removed: countAndSum,
  /** Deposits imported in this month that have no application yet. */
  deposits: countAndSum,
  /** Deposits imported in this month that the bank has taken back; those that had paid count once the fee is reversed. */
  taken_back: countAndSum,
  /** Deposits imported in this month that the council has paid back; fees count in the month of their refund. */
  refunded: countAndSum,
})
export type MoneyMonth = z.output<typeof moneyMonth>
