/** Who has sent a file of the same bytes: one scan in two applications needs eyes. */
import { sentFileKey, sentFilePartition } from './keys.ts'
import type { Table, TransactItem } from './table.ts'

const mostShown = 5

/** The note that goes with a document's pointer. @param sha256 Base64 */
export const fileSent =
  (sha256: string, userId: string) =>
  (TableName: string): TransactItem => ({
    Put: { TableName, Item: { ...sentFileKey(sha256, userId), _v: 1, user_id: userId } },
  })

export const createSentFiles = (table: Table) => ({
  /** Other people who have sent the same bytes, a few at most. */
  othersWith: async (sha256: string, userId: string): Promise<string[]> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': sentFilePartition(sha256) },
      Limit: mostShown,
    })
    return items.map((item) => String(item.user_id)).filter((id) => id !== userId)
  },
})
