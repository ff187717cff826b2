/** The writes that store, settle, set aside, reopen or remove a deposit, each with its condition. */

import {
  challanKey,
  depositKey,
  openDepositKey,
  setAsideDepositKey,
} from '#functions/platform/table/keys/payments.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { check, put, putNew, remove, storedItem, update } from '#functions/platform/table/write.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { countDeposit } from './money-counter.ts'

const challanOf = ({ challan_no }: Pick<Deposit, 'challan_no'>): string => plainNumber(challan_no)

export const keyOf = (deposit: Deposit) => depositKey(challanOf(deposit))

const listKeyOf = (deposit: Deposit) => openDepositKey(deposit.paid_on, challanOf(deposit))

/** Its copy in the list of open deposits, or of those set aside; null where it was matched. */
export const depositPlace = (deposit: Deposit) => {
  const { settled } = deposit
  if (settled?.application) return null
  return storedItem(
    settled ? setAsideDepositKey(settled.at, challanOf(deposit)) : listKeyOf(deposit),
    deposit,
  )
}

const count = (deposit: Deposit, by: 1 | -1): Write =>
  countDeposit({ challan: challanOf(deposit), rupees: deposit.amount, importedAt: deposit.at }, by)

/** The write that is refused if the challan has paid for an application. */
const requireUnusedChallan = (deposit: Deposit): Write =>
  check({ Key: { ...challanKey(challanOf(deposit)) }, ConditionExpression: 'attribute_not_exists(pk)' })

/** The writes of a new deposit, on condition that its challan has paid for nothing and is no deposit yet. */
export const writesForNewDeposit = (deposit: Deposit): Write[] => [
  putNew(storedItem(keyOf(deposit), deposit)),
  put(storedItem(listKeyOf(deposit), deposit)),
  requireUnusedChallan(deposit),
  count(deposit, 1),
]

/** The writes that settle an open deposit, once. The first of them has the condition. */
export const writesForSettledDeposit = (
  deposit: Deposit,
  settled: NonNullable<Deposit['settled']>,
  { requestId }: Pick<Attempt, 'requestId'>,
): Write[] => [
  update({
    Key: { ...keyOf(deposit) },
    UpdateExpression: 'SET settled = :settled, changed_by = :request',
    ConditionExpression: 'settled = :open',
    ExpressionAttributeValues: { ':settled': settled, ':request': requestId, ':open': null },
  }),
  remove(listKeyOf(deposit)),
  count(deposit, -1),
]

export type Settled = NonNullable<Deposit['settled']>

export type HistoryEntry = Deposit['history'][number]

const appended = 'history = list_append(history, :entry)'

/** The writes that set an open deposit aside. The first of them has the condition. */
export const writesForSetAside = (
  deposit: Deposit,
  settled: Settled,
  entry: HistoryEntry,
  { requestId }: Attempt,
): Write[] => [
  update({
    Key: { ...keyOf(deposit) },
    UpdateExpression: `SET settled = :settled, changed_by = :request, ${appended}`,
    ConditionExpression: 'settled = :open',
    ExpressionAttributeValues: {
      ...{ ':settled': settled, ':request': requestId, ':open': null },
      ':entry': [entry],
    },
  }),
  remove(listKeyOf(deposit)),
  put(
    storedItem(setAsideDepositKey(settled.at, challanOf(deposit)), {
      ...deposit,
      settled,
      history: [...deposit.history, entry],
    }),
  ),
  count(deposit, -1),
]

/** The writes that return a deposit that was set aside to the list of open ones. The first two have the conditions. */
export const writesForReturned = (
  deposit: Deposit,
  settled: Settled,
  entry: HistoryEntry,
  { requestId }: Attempt,
): Write[] => [
  update({
    Key: { ...keyOf(deposit) },
    UpdateExpression: `SET settled = :open, changed_by = :request, ${appended}`,
    ConditionExpression: 'settled.application = :open AND settled.#at = :at',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: {
      ...{ ':open': null, ':request': requestId, ':at': settled.at },
      ':entry': [entry],
    },
  }),
  requireUnusedChallan(deposit),
  remove(setAsideDepositKey(settled.at, challanOf(deposit))),
  put(storedItem(listKeyOf(deposit), { ...deposit, settled: null, history: [...deposit.history, entry] })),
  count(deposit, 1),
]

/** The writes that reopen a deposit whose payment for this applicant is reversed. */
export const writesForReopenedDeposit = (deposit: Deposit, userId: string): Write[] => [
  update({
    Key: { ...keyOf(deposit) },
    UpdateExpression: 'SET settled = :open',
    ConditionExpression: 'settled.application.id = :user',
    ExpressionAttributeValues: { ':open': null, ':user': userId },
  }),
  put(storedItem(listKeyOf(deposit), { ...deposit, settled: null })),
  count(deposit, 1),
]

/** The writes that remove an open deposit because its import is undone. */
export const writesForRemovedDeposit = (deposit: Deposit): Write[] => [
  remove(keyOf(deposit), {
    ConditionExpression: 'settled = :open AND import_id = :import',
    ExpressionAttributeValues: { ':open': null, ':import': deposit.import_id },
  }),
  remove(listKeyOf(deposit)),
  count(deposit, -1),
]

/** The write that is refused if this challan is an open deposit. */
export const requireNoOpenDeposit = (challan: string): Write =>
  check({
    Key: { ...depositKey(challan) },
    ConditionExpression: 'attribute_not_exists(pk) OR settled <> :open',
    ExpressionAttributeValues: { ':open': null },
  })
