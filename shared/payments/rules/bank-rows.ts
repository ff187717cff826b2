/** What a row of the bank statement means for the application with its voucher number. */

import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { isVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatDate, formatRupees, plainNumber } from '#shared/kit/format.ts'
import { type ApplicationStatus, statusLabels } from '#shared/vocabulary/statuses.ts'
import type { BankOutcome } from '../records/bank-outcomes.ts'
import type { BankFinding } from '../records/bank-statement.ts'

export interface Row {
  line: number
  /** `YYYY-MM-DD` */
  paid_on: string
  /** As in the file, without blanks. */
  voucher_number: string
  /** In rupees; negative where the bank has taken money back or paid it out. */
  amount: number
  challan_no: string
}

export interface FeeOwed {
  /** The numbers of its vouchers: the second is over the rest. */
  vouchers: readonly string[]
  /** What is still to be paid, in rupees. */
  fee: number
  /** The day on which its voucher was issued. */
  since: string
  status: ApplicationStatus
  /** The payment that was verified before. */
  payment: { challan_no: string } | null
}

export interface RowOutcome {
  outcome: BankOutcome
  /** Why, in a sentence for the person who imports. */
  words: string
  /** What a person should check although the outcome stands. */
  warning?: string | undefined
}

const sameChallan = (one: string, other: string): boolean => plainNumber(one) === plainNumber(other)

/** What a payment of this amount means for the application that its payer has stated. */
const outcomeForFee = (amount: number, owed: FeeOwed): RowOutcome => {
  if (owed.payment)
    return { outcome: 'paid-before', words: `Already paid with challan ${owed.payment.challan_no}` }
  if (amount !== owed.fee)
    return {
      outcome: 'amount-differs',
      words: `The fee is ${formatRupees(owed.fee)}; ${formatRupees(amount)} was paid`,
    }
  if (!isOpen(owed.status))
    return { outcome: 'wrong-status', words: `The application is ${statusLabels[owed.status].toLowerCase()}` }
  return { outcome: 'verified', words: 'Fee verified' }
}

/** Why a deposit of this amount cannot pay for an application; null when it can. */
export const depositProblem = (amount: number, owed: FeeOwed): string | null => {
  const { outcome, words } = outcomeForFee(amount, owed)
  return outcome === 'verified' ? null : words
}

/** What would be left to pay if a deposit of too little were accepted as a part; null where it cannot be. */
export const restAfter = (amount: number, owed: FeeOwed): number | null => {
  const isPart = owed.vouchers.length === 1 && Number.isInteger(amount) && amount > 0 && amount < owed.fee
  return isPart && !owed.payment && isOpen(owed.status) ? owed.fee - amount : null
}

const outcomeForVoucher = (row: Row, owing: FeeOwed | null): RowOutcome => {
  if (row.voucher_number === '') return { outcome: 'bad-voucher', words: 'No voucher number' }
  if (!isVoucherNumber(row.voucher_number))
    return { outcome: 'bad-voucher', words: 'A digit of the voucher number is wrong or missing' }
  if (!owing) return { outcome: 'unknown-voucher', words: 'No application has this voucher number' }
  if (!owing.vouchers.includes(row.voucher_number))
    return { outcome: 'former-application', words: 'This voucher is of a former application' }
  const found = outcomeForFee(row.amount, owing)
  const isEarly = found.outcome === 'verified' && row.paid_on < owing.since
  return isEarly ? { ...found, warning: `Paid before its voucher of ${formatDate(owing.since)}` } : found
}

interface WhatIsKnown {
  /** The application with this voucher number. */
  owing: FeeOwed | null
  /** Whether the challan has paid already. */
  challanHasPaid: boolean
  /** The reference of the former application of the same person that the challan has paid for. */
  paidFormer?: string | undefined
  /** How the deposit with this challan was settled: null while it is open, undefined where there is none. */
  settled: { application: { reference_no: string } | null; reason: string } | null | undefined
  /** The day on which the bank took back what has this challan, and whether the deposit itself was seen. */
  takenBack: { on: string; seen: boolean } | undefined
  /** The council's day, `YYYY-MM-DD`. */
  today: string
}

/** What a row means by which the bank has taken money back or paid it out. */
const outcomeOfDebit = ({ challanHasPaid, paidFormer, settled, takenBack }: WhatIsKnown): RowOutcome => {
  const because = (words: string) => ({ outcome: 'taken-back' as const, words })
  if (takenBack?.seen) return because(`Taken back before, on ${formatDate(takenBack.on)}`)
  if (paidFormer) return because(`It has paid the fee of the former application ${paidFormer}`)
  if (challanHasPaid) return because('It has paid the fee of this application')
  if (settled !== undefined) return because('It was a deposit without an application')
  return { outcome: 'no-payment', words: 'The bank has paid this amount out' }
}

export const outcomeOfRow = (row: Row, known: WhatIsKnown): RowOutcome => {
  const { owing, challanHasPaid, settled, takenBack, today } = known
  if (row.amount === 0) return { outcome: 'no-payment', words: 'The amount is zero' }
  if (row.paid_on > today)
    return { outcome: 'later-than-today', words: `${formatDate(row.paid_on)} is later than today` }
  if (row.amount < 0) return outcomeOfDebit(known)
  if (takenBack)
    return { outcome: 'taken-back', words: `The bank took it back on ${formatDate(takenBack.on)}` }
  if (owing?.payment && sameChallan(owing.payment.challan_no, row.challan_no))
    return { outcome: 'already-verified', words: 'Verified before with this challan' }
  if (settled?.application)
    return { outcome: 'already-verified', words: `Matched before with ${settled.application.reference_no}` }
  if (challanHasPaid)
    return { outcome: 'challan-used', words: 'This challan has paid for another application' }
  if (settled) return { outcome: 'set-aside', words: `This deposit was set aside: ${settled.reason}` }
  return outcomeForVoucher(row, owing)
}

/** Whether the row verified a fee, or added or took back a deposit, so that undoing its import has something to undo. */
export const changedSomething = ({
  outcome,
  deposit,
}: {
  outcome: BankOutcome
  deposit: BankFinding['deposit']
}): boolean => outcome === 'verified' || deposit === 'new' || deposit === 'paid'

interface Verified {
  status: ApplicationStatus
  payment: { verified_at: string } | null
  pending: { action: string } | null
}

/**
 * Why a row stays verified when its import is undone; null when it may be undone. One person may undo an import while
 * nothing has followed from it; an application that has moved on needs a second approver, like every reversed decision.
 * @param verifiedAt the instant at which the import verified it
 */
export const reasonToKeepVerified = (application: Verified, verifiedAt: string): string | null => {
  if (application.payment?.verified_at !== verifiedAt) return 'The fee was reversed in the meantime'
  if (!isOpen(application.status))
    return `The application has moved on: ${statusLabels[application.status].toLowerCase()}`
  return application.pending ? 'Somebody has asked to reverse the fee' : null
}
