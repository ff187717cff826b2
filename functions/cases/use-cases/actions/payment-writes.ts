/** What a verified or removed payment writes besides the case: challan, search entry, deposit, and the month's totals. */

import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { putIndexEntry } from '#functions/applications/data/search/search-index.ts'
import { deleteChallan, putChallan } from '#functions/payments/data/challan.ts'
import {
  requireNoOpenDeposit,
  writesForChangedDeposit,
  writesForNewDeposit,
  writesForRemovedDeposit,
} from '#functions/payments/data/deposit-writes.ts'
import { countRemovedPayment, countVerifiedPayment } from '#functions/payments/data/money-counter.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { Invalid, Stale } from '#shared/kit/errors.ts'
import { dayInKarachi, formatDate, formatRupees, plainNumber } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { settledByBank } from '#shared/payments/rules/taken-back.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { StaffCase } from '../load-case.ts'

type ExtraWrites = NonNullable<CaseChange['extraWrites']>

const refusedAs = (writes: Write[], refusal: () => Error): ExtraWrites =>
  writes.map((write) => ({ write, refusal }))

interface VerifiedPayment {
  challan_no: string
  /** In rupees. */
  amount: number
  by: Clerk
  attempt: Attempt
  /** The payment as the bank's statement has it; null where it was typed. */
  statement: Deposit | null
}

const writesForDepositThatPays = (
  challan: string,
  deposit: Deposit | null,
  statement: Deposit | null,
  settled: Deposit['settled'],
  attempt: Attempt,
): Write[] => {
  const paying = { ...deposit, settled, ...(statement?.receipt && { receipt: statement.receipt }) }
  if (deposit?.settled === null) return writesForChangedDeposit(deposit, { ...deposit, ...paying }, attempt)
  if (!deposit && statement) return writesForNewDeposit({ ...statement, settled })
  return [requireNoOpenDeposit(challan)]
}

/**
 * A deposit with this challan is matched in the same transaction, however the fee is verified; a row that pays at once is a matched
 * deposit from the start, so that its money is known when the fee is reversed.
 * @throws Invalid when the bank has received another amount with this challan, Stale when a deposit was settled
 * in the meantime
 */
export const writesForVerifiedPayment = async (
  { id, application_form }: StaffCase,
  { challan_no, amount, by, attempt, statement }: VerifiedPayment,
  { deposits }: Needs<'deposits'>,
): Promise<ExtraWrites> => {
  const challan = plainNumber(challan_no)
  const { now } = attempt
  const deposit = await deposits.read(challan)
  if (deposit?.taken_back && !statement)
    throw new Invalid({
      'payment.challan_no': [`The bank took this payment back on ${formatDate(deposit.taken_back.paid_on)}`],
    })
  if (deposit?.refund && !statement)
    throw new Invalid({
      'payment.challan_no': [
        `This payment was refunded on ${formatDate(dayInKarachi(new Date(deposit.refund.at)))}`,
      ],
    })
  if (deposit?.settled && statement) throw new Stale(null) // another import has recorded this row meanwhile
  if (deposit?.settled === null && deposit.amount !== amount)
    throw new Invalid({
      'payment.amount': [`The bank’s statement has ${formatRupees(deposit.amount)} for this challan`],
    })
  const application = { id, reference_no: application_form.reference_no }
  const settled = { by, at: now.toISOString(), application, reason: '' }
  const alreadyUsed = () =>
    new Invalid({ 'payment.challan_no': ['This challan has already paid for another application'] })
  return [
    ...refusedAs([putChallan(challan, id), putIndexEntry('CHALLAN', challan, id)], alreadyUsed),
    ...refusedAs(
      writesForDepositThatPays(challan, deposit, statement, settled, attempt),
      () => new Stale(null),
    ),
    ...refusedAs(countVerifiedPayment({ userId: id, rupees: amount, now }, !statement), alreadyUsed),
  ]
}

/** Why a deposit that had paid at once pays for nothing now. */
const withItsReason = (deposit: Deposit): Deposit =>
  ['verified', 'already-verified'].includes(deposit.outcome)
    ? { ...deposit, outcome: 'wrong-status', words: 'Its fee was reversed' }
    : deposit

interface Removing {
  attempt: Pick<Attempt, 'now' | 'requestId'>
  refusal: () => Error
  /** The import that is undone: a deposit that came with it was never there. */
  undoneImport?: string
}

/** The challan may pay again. A deposit that had paid is again without an application, unless the bank took it back. */
export const writesForRemovedPayment = async (
  { id, review: { payment } }: StaffCase,
  { attempt, refusal, undoneImport }: Removing,
  { deposits }: Needs<'deposits'>,
): Promise<ExtraWrites> => {
  if (!payment) return []
  const { now } = attempt
  const challan = plainNumber(payment.challan_no)
  const deposit = await deposits.read(challan)
  const writesFor = (paid: Deposit): Write[] =>
    paid.import_id === undoneImport
      ? writesForRemovedDeposit(paid, now)
      : writesForChangedDeposit(paid, { ...withItsReason(paid), settled: settledByBank(paid, now) }, attempt)
  return refusedAs(
    [
      deleteChallan(challan, id),
      ...(deposit?.settled?.application?.id === id ? writesFor(deposit) : []),
      ...countRemovedPayment({ userId: id, rupees: payment.amount, now }),
    ],
    refusal,
  )
}
