/** Deposits of the bank's statement that no application was found for. */
import * as z from 'zod/mini'
import { clerk } from '#shared/staff/records/clerk.ts'
import { bankOutcomes } from './bank-outcomes.ts'

export const namedApplication = z.object({
  /** The applicant's. */
  id: z.string(),
  reference_no: z.string(),
})

export const deposit = z.object({
  /** As in the file. Its letters and digits identify the deposit. */
  challan_no: z.string(),
  paid_on: z.string(),
  /** In rupees. */
  amount: z.number(),
  /** As in the file; empty if the bank has none. */
  voucher_number: z.string(),
  /** Why no application was found; `no-payment` while only the row is known by which the bank took it back. */
  outcome: z.enum(bankOutcomes),
  words: z.string(),
  /** When it was imported, by which import, and in which line of its file. */
  at: z.string(),
  import_id: z.string(),
  line: z.number(),
  /** Who matched it with an application, or set it aside or had it taken back and why; null while it is open. */
  settled: z.nullable(
    z.object({ by: clerk, at: z.string(), application: z.nullable(namedApplication), reason: z.string() }),
  ),
  /** The row by which the bank took it back, and who imported that. */
  taken_back: z.optional(
    z.object({
      ...{ paid_on: z.string(), by: clerk, at: z.string(), import_id: z.string(), line: z.number() },
      /** The reference of the former application that it had paid for. */
      former: z.optional(z.string()),
    }),
  ),
  /** The serial of the receipt whose instrument it is: it is nobody else's, and undoing its import leaves it. */
  receipt: z.optional(z.string()),
  /** To whom the council has paid it back, and whose fee it had paid. */
  refund: z.optional(
    z.object({
      ...{ payee: z.string(), account: z.string(), reason: z.string(), at: z.string() },
      ...{ by: clerk, confirmed_by: clerk, application: z.nullable(namedApplication) },
    }),
  ),
  /** The history of setting aside and returning to the list, oldest first. */
  history: z.array(
    z.object({
      event: z.enum(['set-aside', 'returned', 'refund-taken-back']),
      by: clerk,
      at: z.string(),
      reason: z.string(),
    }),
  ),
})
export type Deposit = z.output<typeof deposit>

/** An application that a deposit might pay for. */
export const depositApplication = z.extend(namedApplication, {
  name: z.string(),
  /** What is still to be paid, in rupees. */
  fee: z.number(),
  voucher_number: z.string(),
  /** Why the deposit cannot pay for it; null when it can. */
  problem: z.nullable(z.string()),
  /** What would be left to pay if it were accepted as a part; null where it cannot be. */
  rest: z.nullable(z.number()),
})
export type DepositApplication = z.output<typeof depositApplication>

/** An open deposit in the list, with the application that it matches by now. */
const openDeposit = z.extend(z.omit(deposit, { settled: true }), {
  matches: z.nullable(z.extend(namedApplication, { name: z.string() })),
})
export type OpenDeposit = z.output<typeof openDeposit>

/** Deposits that were set aside. */
export const setAsidePage = z.object({ deposits: z.array(deposit), next: z.nullable(z.string()) })

export const openDepositPage = z.object({ deposits: z.array(openDeposit), next: z.nullable(z.string()) })
