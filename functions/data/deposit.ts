/**
 * Deposits of the bank's statement that had no application when they were imported. A challan is one deposit however often
 * it is imported. The record stays for good; a copy of it is in the list of open deposits until it is settled.
 */
import { plainNumber } from '#shared/format.ts'
import { type Deposit, deposit as depositRecord } from '#shared/records/deposit.ts'
import { fromCursor, toCursor } from './cursor.ts'
import { challanKey, depositKey, openDepositKey } from './keys.ts'
import { countDeposit } from './money-counter.ts'
import { openDepositsPartition } from './partitions.ts'
import type { Attempt } from './record.ts'
import { ConditionFailed, type Table, type Write } from './table.ts'
import { check, put, putNew, remove, storedItem, update } from './write.ts'

const depositsOnAPage = 25

const challanOf = ({ challan_no }: Pick<Deposit, 'challan_no'>): string => plainNumber(challan_no)

const keyOf = (deposit: Deposit) => depositKey(challanOf(deposit))
const listKeyOf = (deposit: Deposit) => openDepositKey(deposit.paid_on, challanOf(deposit))

const count = (deposit: Deposit, by: 1 | -1): Write =>
  countDeposit({ challan: challanOf(deposit), rupees: deposit.amount, importedAt: deposit.at }, by)

/** The writes of a new deposit: its challan has paid for nothing and is no deposit yet. */
export const writesForNewDeposit = (deposit: Deposit): Write[] => [
  putNew(storedItem(keyOf(deposit), deposit)),
  put(storedItem(listKeyOf(deposit), deposit)),
  check({
    Key: { ...challanKey(challanOf(deposit)) },
    ConditionExpression: 'attribute_not_exists(pk)',
  }),
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

  return {
    read,

    /** Settles a deposit without an application. @returns false when it was settled before by somebody else */
    settle: async (
      deposit: Deposit,
      settled: NonNullable<Deposit['settled']>,
      attempt: Attempt,
    ): Promise<boolean> => {
      try {
        await table.transact(writesForSettledDeposit(deposit, settled, attempt))
        return true
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const item = await table.get(keyOf(deposit), { consistent: true })
        return item?.changed_by === attempt.requestId // done before, and the answer was lost
      }
    },

    /** Open deposits, oldest first. */
    page: async (cursor?: string): Promise<{ deposits: Deposit[]; next: string | null }> => {
      const sortKey = cursor && fromCursor(cursor)
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': openDepositsPartition },
        Limit: depositsOnAPage,
        ...(sortKey && { ExclusiveStartKey: { pk: openDepositsPartition, sk: sortKey } }),
      })
      const next = items.length === depositsOnAPage ? toCursor(String(items.at(-1)?.sk)) : null
      return { deposits: items.map((item) => depositRecord.parse(item)), next }
    },
  }
}
