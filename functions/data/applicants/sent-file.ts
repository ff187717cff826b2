/** Records who has sent a file of the same bytes, because staff should look at a scan that is in two applications. */
import { sentFileKey, sentFilePartition } from '#functions/data/keys/applicants.ts'
import type { Table, Write } from '#functions/data/table/table.ts'
import { put, storedItem } from '#functions/data/table/write.ts'

const maxShown = 5

/** The write that goes with a document's pointer. @param sha256 Base64 */
export const putSentFile = (sha256: string, userId: string): Write =>
  put(storedItem(sentFileKey(sha256, userId), { user_id: userId }))

export const createSentFiles = (table: Table) => ({
  /** Other people who have sent the same bytes, a few at most. */
  othersWith: async (sha256: string, userId: string): Promise<string[]> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': sentFilePartition(sha256) },
      Limit: maxShown,
    })
    return items.map((item) => String(item.user_id)).filter((id) => id !== userId)
  },
})
