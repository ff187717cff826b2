/** The writes by which a deposit begins, is settled, set aside, opened again or removed, each on its condition. */
import { countDeposit } from '#functions/data/counters/money-counter.ts'
import { challanKey, depositKey, openDepositKey, setAsideDepositKey } from '#functions/data/keys/payments.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import type { Write } from '#functions/data/table/table.ts'
import { check, put, putNew, remove, storedItem, update } from '#functions/data/table/write.ts'
import { plainNumber } from '#shared/format.ts'
import type { Deposit } from '#shared/records/deposit.ts'

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

/** The write that holds as long as a challan has paid for nothing. */
const requireUnusedChallan = (deposit: Deposit): Write =>
  check({ Key: { ...challanKey(challanOf(deposit)) }, ConditionExpression: 'attribute_not_exists(pk)' })

/** The writes of a new deposit: its challan has paid for nothing and is no deposit yet. */
export const writesForNewDeposit = (deposit: Deposit): Write[] => [
  putNew(storedItem(keyOf(deposit), deposit)),
  put(storedItem(listKeyOf(deposit), deposit)),
  requireUnusedChallan(deposit),
  count(deposit, 1),
]

/** The writes that settle an open deposit, which they can once. The condition is that of the first. */
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

const appended = 'history = list_append(if_not_exists(history, :empty), :entry)'

/** The writes that set an open deposit aside. The condition is that of the first. */
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
      ...{ ':empty': [], ':entry': [entry] },
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

/** The writes that return a deposit to the list that was set aside. The condition is that of the first two. */
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
      ...{ ':empty': [], ':entry': [entry] },
    },
  }),
  requireUnusedChallan(deposit),
  remove(setAsideDepositKey(settled.at, challanOf(deposit))),
  put(storedItem(listKeyOf(deposit), { ...deposit, settled: null, history: [...deposit.history, entry] })),
  count(deposit, 1),
]

/** The writes that open a deposit again whose payment for this applicant is taken back. */
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

/** The writes that remove an open deposit, since its import is undone. */
export const writesForRemovedDeposit = (deposit: Deposit): Write[] => [
  remove(keyOf(deposit), {
    ConditionExpression: 'settled = :open AND import_id = :import',
    ExpressionAttributeValues: { ':open': null, ':import': deposit.import_id },
  }),
  remove(listKeyOf(deposit)),
  count(deposit, -1),
]

/** The write that holds as long as this challan is no open deposit. */
export const requireNoOpenDeposit = (challan: string): Write =>
  check({
    Key: { ...depositKey(challan) },
    ConditionExpression: 'attribute_not_exists(pk) OR settled <> :open',
    ExpressionAttributeValues: { ':open': null },
  })
