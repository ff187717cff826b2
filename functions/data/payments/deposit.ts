/**
 * Deposits of the bank's statement that had no application when they were imported. A challan is one deposit however often
 * it is imported. The record stays for good; a copy of it is in the list of open deposits until it is settled, and in that
 * of those set aside while it is.
 */
import { countDeposit } from '#functions/data/counters/money-counter.ts'
import { challanKey, depositKey, openDepositKey, setAsideDepositKey } from '#functions/data/keys/payments.ts'
import { openDepositsPartition, setAsidePrefix } from '#functions/data/partitions.ts'
import { fromCursor, toCursor } from '#functions/data/table/cursor.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import { ConditionFailed, type Table, type Write } from '#functions/data/table/table.ts'
import { check, put, putNew, remove, storedItem, update } from '#functions/data/table/write.ts'
import { plainNumber } from '#shared/format.ts'
import { type Deposit, deposit as depositRecord } from '#shared/records/deposit.ts'

const depositsOnAPage = 25

const challanOf = ({ challan_no }: Pick<Deposit, 'challan_no'>): string => plainNumber(challan_no)

const keyOf = (deposit: Deposit) => depositKey(challanOf(deposit))
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

type Settled = NonNullable<Deposit['settled']>
type HistoryEntry = Deposit['history'][number]

const appended = 'history = list_append(if_not_exists(history, :empty), :entry)'

/** The writes that set an open deposit aside. The condition is that of the first. */
const writesForSetAside = (
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
const writesForReturned = (
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

export const createDeposits = (table: Table) => {
  /** @param challan letters and digits only */
  const read = async (challan: string): Promise<Deposit | null> => {
    const item = await table.get(depositKey(challan), { consistent: true })
    return item && depositRecord.parse(item)
  }

  /** @returns false when somebody else was faster */
  const write = async (deposit: Deposit, writes: Write[], { requestId }: Attempt): Promise<boolean> => {
    try {
      await table.transact(writes)
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const item = await table.get(keyOf(deposit), { consistent: true })
      return item?.changed_by === requestId // done before, and the answer was lost
    }
  }

  const pageOf = async (
    range: { KeyConditionExpression: string; ScanIndexForward?: boolean },
    cursor?: string,
  ) => {
    const sortKey = cursor && fromCursor(cursor)
    const items = await table.query({
      ...range,
      ExpressionAttributeValues: { ':pk': openDepositsPartition, ':aside': setAsidePrefix },
      Limit: depositsOnAPage,
      ...(sortKey && { ExclusiveStartKey: { pk: openDepositsPartition, sk: sortKey } }),
    })
    const next = items.length === depositsOnAPage ? toCursor(String(items.at(-1)?.sk)) : null
    return { deposits: items.map((item) => depositRecord.parse(item)), next }
  }

  return {
    read,

    /** Settles an open deposit without an application. @returns false when somebody else was faster */
    setAside: (deposit: Deposit, settled: Settled, attempt: Attempt): Promise<boolean> => {
      const { by, at, reason } = settled
      const entry: HistoryEntry = { event: 'set-aside', by, at, reason }
      return write(deposit, writesForSetAside(deposit, settled, entry, attempt), attempt)
    },

    /** Opens a deposit again that was set aside. @returns false when somebody else was faster, or its challan has paid since */
    reopen: (
      deposit: Deposit,
      settled: Settled,
      by: Omit<HistoryEntry, 'event'>,
      attempt: Attempt,
    ): Promise<boolean> =>
      write(deposit, writesForReturned(deposit, settled, { event: 'returned', ...by }, attempt), attempt),

    /** Open deposits, oldest first. */
    page: (cursor?: string) => pageOf({ KeyConditionExpression: 'pk = :pk AND sk < :aside' }, cursor),

    /** Deposits that were set aside, the last one first. */
    setAsidePage: (cursor?: string) =>
      pageOf(
        { KeyConditionExpression: 'pk = :pk AND begins_with(sk, :aside)', ScanIndexForward: false },
        cursor,
      ),
  }
}
