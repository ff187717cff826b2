/** A challan pays for one application: its number is taken in the transaction that verifies the fee. */
import { challanKey } from './keys.ts'
import { putNew } from './record.ts'
import type { Table, TransactItem } from './table.ts'

export const challanTaken = (challan: string, userId: string): ((table: string) => TransactItem) =>
  putNew({ ...challanKey(challan), _v: 1, user_id: userId })

/** After a reversal the number may pay for the application it was meant for. */
export const challanGone =
  (challan: string, userId: string) =>
  (TableName: string): TransactItem => ({
    Delete: {
      TableName,
      Key: { ...challanKey(challan) },
      ConditionExpression: 'user_id = :user',
      ExpressionAttributeValues: { ':user': userId },
    },
  })

export const createChallans = (table: Table) => ({
  /** Whose fee it has paid, or null. @param challan letters and digits only */
  ownerOf: async (challan: string): Promise<string | null> => {
    const item = await table.get(challanKey(challan), { consistent: true })
    return item ? String(item.user_id) : null
  },
})
