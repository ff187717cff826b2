/**
 * Deposits of the bank's statement, whether their rows had an application or not. A challan is one deposit, however often
 * it is imported. The record is kept for good. The list of open deposits has a copy of it until it is settled, the list of
 * deposits set aside while it is set aside.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import { depositKey } from '#functions/platform/table/keys/payments.ts'
import { openDepositsPartition, setAsidePrefix } from '#functions/platform/table/partitions.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { type Deposit, deposit as depositRecord } from '#shared/payments/records/deposit.ts'
import { keyOf, writesForChangedDeposit } from './deposit-writes.ts'

const depositsOnAPage = 25

export const deposits = ({ table }: AppContext) => {
  /** @param challan letters and digits only */
  const read = (challan: string): Promise<Deposit | null> => table.read(depositRecord, depositKey(challan))

  /** @returns false when somebody else was faster */
  const write = async (deposit: Deposit, writes: Write[], requestId: string): Promise<boolean> => {
    if (await table.tryWrite(writes)) return true
    const item = await table.get(keyOf(deposit), { consistent: true })
    return item?.changed_by === requestId // done before, and the answer was lost
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

    /** Changes a deposit that is as it was read. @returns false when somebody else was faster */
    change: (before: Deposit, after: Deposit, attempt: Attempt, conditions: Write[] = []): Promise<boolean> =>
      write(before, [...writesForChangedDeposit(before, after, attempt), ...conditions], attempt.requestId),

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
