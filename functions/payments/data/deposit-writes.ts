/** The writes that store, change or remove a deposit, each with its condition. */

import {
  challanKey,
  depositKey,
  openDepositKey,
  setAsideDepositKey,
} from '#functions/platform/table/keys/payments.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { check, put, putNew, remove, storedItem } from '#functions/platform/table/write.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { bookDeposit, type CountedAs, countDeposits } from './money-counter.ts'

const challanOf = ({ challan_no }: Pick<Deposit, 'challan_no'>): string => plainNumber(challan_no)

export const keyOf = (deposit: Deposit) => depositKey(challanOf(deposit))

/** Whether only the row is known by which the bank took it back; its credit may still come. */
export const isUnseen = ({ outcome }: Deposit): boolean => outcome === 'no-payment'

/** Its copy in the list of open deposits, or of those set aside or taken back; null where it was matched. */
export const depositPlace = (deposit: Deposit) => {
  const { settled, paid_on } = deposit
  if (settled?.application || isUnseen(deposit)) return null
  const challan = challanOf(deposit)
  return storedItem(
    settled ? setAsideDepositKey(settled.at, challan) : openDepositKey(paid_on, challan),
    deposit,
  )
}

/** As what its money counts in the month of its import. */
export const countedAs = (deposit: Deposit): CountedAs | null => {
  if (!deposit.settled) return 'deposits'
  if (deposit.refund && !deposit.taken_back) return 'refunded'
  return deposit.taken_back && depositPlace(deposit) ? 'taken_back' : null
}

/** The column of the day book that a deposit counts in. A deposit that is set aside is still unmatched. */
export const bookedAs = (deposit: Deposit | null): Parameters<typeof bookDeposit>[1] => {
  const rupees = deposit?.amount ?? 0
  if (!deposit || deposit.settled?.application || isUnseen(deposit)) return { column: null, rupees }
  if (deposit.taken_back) return { column: 'taken_back', rupees }
  return { column: deposit.refund ? 'refunded' : 'unmatched', rupees }
}

/** The writes by which the lists and the months follow a change of a deposit. */
const follow = (before: Deposit | null, after: Deposit | null, now: Date): Write[] => {
  const [from, to] = [before && depositPlace(before), after && depositPlace(after)]
  const counts = [
    ...(before ? [{ deposit: before, by: -1 as const }] : []),
    ...(after ? [{ deposit: after, by: 1 as const }] : []),
  ].map(({ deposit, by }) => {
    const { amount: rupees, at: importedAt } = deposit
    return { challan: challanOf(deposit), rupees, importedAt, as: countedAs(deposit), by }
  })
  return [
    ...(from && from.sk !== to?.sk ? [remove({ pk: from.pk, sk: from.sk })] : []),
    ...(to ? [put(to)] : []),
    ...countDeposits(counts),
    ...bookDeposit(challanOf((after ?? before) as Deposit), bookedAs(before), bookedAs(after), now),
  ]
}

/** The write that is refused if the challan has paid for an application. */
export const requireUnusedChallan = (deposit: Deposit): Write =>
  check({ Key: { ...challanKey(challanOf(deposit)) }, ConditionExpression: 'attribute_not_exists(pk)' })

/** The writes of a deposit that is not known yet. */
export const writesForNewDeposit = (deposit: Deposit): Write[] => [
  putNew(storedItem(keyOf(deposit), deposit)),
  ...follow(null, deposit, new Date(deposit.at)),
]

/** The condition that a deposit is as it was read: whatever changes it changes one of these. */
const ifAsRead = ({ settled, history, taken_back, receipt }: Deposit) => ({
  ConditionExpression: `settled = :settled AND history = :history AND ${
    taken_back ? 'taken_back = :taken' : 'attribute_not_exists(taken_back)'
  } AND ${receipt ? 'receipt = :receipt' : 'attribute_not_exists(receipt)'}`,
  ExpressionAttributeValues: {
    ...{ ':settled': settled, ':history': history },
    ...(taken_back && { ':taken': taken_back }),
    ...(receipt && { ':receipt': receipt }),
  },
})

/** The writes that change a deposit, on condition that it is as it was read. The first of them has the condition. */
export const writesForChangedDeposit = (
  before: Deposit,
  after: Deposit,
  { requestId, now }: Pick<Attempt, 'now' | 'requestId'>,
): Write[] => [
  put(storedItem(keyOf(after), { ...after, changed_by: requestId }), ifAsRead(before)),
  ...follow(before, after, now),
]

/** The writes that remove a deposit because its import is undone. */
export const writesForRemovedDeposit = (deposit: Deposit, now: Date): Write[] => [
  remove(keyOf(deposit), ifAsRead(deposit)),
  ...follow(deposit, null, now),
]

/** The write that is refused if this challan is an open deposit, or one that was refunded or taken back by the bank. */
export const requireNoOpenDeposit = (challan: string): Write =>
  check({
    Key: { ...depositKey(challan) },
    ConditionExpression:
      'attribute_not_exists(pk) OR (settled <> :open AND attribute_not_exists(taken_back) AND attribute_not_exists(refund))',
    ExpressionAttributeValues: { ':open': null },
  })
