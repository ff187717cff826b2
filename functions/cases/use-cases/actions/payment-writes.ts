/** What a verified or removed payment writes besides the case: challan, search entry, deposit, and the month's totals. */

import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { putIndexEntry } from '#functions/applications/data/search/search-index.ts'
import { deleteChallan, putChallan } from '#functions/payments/data/challan.ts'
import { requireNoOpenDeposit, writesForChangedDeposit } from '#functions/payments/data/deposit-writes.ts'
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
  /** Paid by a row of the bank's statement or by a deposit from one, not entered by hand. */
  byStatement: boolean
}

/**
 * A deposit with this challan is matched in the same transaction, however the fee is verified.
 * @throws Invalid when the bank has received another amount with this challan, Stale when a deposit was settled
 * in the meantime
 */
export const writesForVerifiedPayment = async (
  { id, application_form }: StaffCase,
  { challan_no, amount, by, attempt, byStatement }: VerifiedPayment,
  { deposits }: Needs<'deposits'>,
): Promise<ExtraWrites> => {
  const challan = plainNumber(challan_no)
  const { now } = attempt
  const deposit = await deposits.read(challan)
  if (deposit?.taken_back && !byStatement)
    throw new Invalid({
      'payment.challan_no': [`The bank took this payment back on ${formatDate(deposit.taken_back.paid_on)}`],
    })
  if (deposit?.refund && !byStatement)
    throw new Invalid({
      'payment.challan_no': [
        `This payment was refunded on ${formatDate(dayInKarachi(new Date(deposit.refund.at)))}`,
      ],
    })
  if (deposit?.settled && byStatement) throw new Stale(null) // somebody else was faster with this row
  const isOpen = deposit?.settled === null
  if (isOpen && deposit.amount !== amount)
    throw new Invalid({
      'payment.amount': [`The bank’s statement has ${formatRupees(deposit.amount)} for this challan`],
    })
  const application = { id, reference_no: application_form.reference_no }
  const matched = { ...deposit, settled: { by, at: now.toISOString(), application, reason: '' } } as Deposit
  const alreadyUsed = () =>
    new Invalid({ 'payment.challan_no': ['This challan has already paid for another application'] })
  return [
    ...refusedAs([putChallan(challan, id), putIndexEntry('CHALLAN', challan, id)], alreadyUsed),
    ...refusedAs(
      isOpen ? writesForChangedDeposit(deposit, matched, attempt) : [requireNoOpenDeposit(challan)],
      () => new Stale(null),
    ),
    ...refusedAs(countVerifiedPayment({ userId: id, rupees: amount, now }, !byStatement), alreadyUsed),
  ]
}

/** The challan may pay again. A deposit that had paid is again without an application, unless the bank took it back. */
export const writesForRemovedPayment = async (
  { id, review: { payment } }: StaffCase,
  { attempt, refusal }: { attempt: Pick<Attempt, 'now' | 'requestId'>; refusal: () => Error },
  { deposits }: Needs<'deposits'>,
): Promise<ExtraWrites> => {
  if (!payment) return []
  const { now } = attempt
  const challan = plainNumber(payment.challan_no)
  const deposit = await deposits.read(challan)
  const free = (paid: Deposit): Deposit => ({ ...paid, settled: settledByBank(paid, now) })
  return refusedAs(
    [
      deleteChallan(challan, id),
      ...(deposit?.settled?.application?.id === id
        ? writesForChangedDeposit(deposit, free(deposit), attempt)
        : []),
      ...countRemovedPayment({ userId: id, rupees: payment.amount, now }),
    ],
    refusal,
  )
}
