/** Records who has sent a file of the same bytes, because staff should look at a scan that is in two applications. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { sentFileKey, sentFilePartition } from '#functions/platform/table/keys/applicants.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { put, storedItem, within } from '#functions/platform/table/write.ts'

const maxShown = 5

/** The write that goes with a document's pointer. @param sha256 Base64 */
export const putSentFile = (sha256: string, userId: string): Write =>
  put(storedItem(sentFileKey(sha256, userId), { user_id: userId }))

export const sentFiles = ({ table }: AppContext) => ({
  /** Other people who have sent the same bytes, a few at most. */
  othersWith: async (sha256: string, userId: string): Promise<string[]> => {
    const items = await table.query({ ...within(sentFilePartition(sha256)), Limit: maxShown })
    return items.map((item) => String(item.user_id)).filter((id) => id !== userId)
  },
})
