/** A challan pays for one application: its number is stored in the transaction that verifies the fee. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { challanKey } from '#functions/platform/table/keys/payments.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { ifOwnedBy, putNew, remove, storedItem } from '#functions/platform/table/write.ts'

export const putChallan = (challan: string, userId: string): Write =>
  putNew(storedItem(challanKey(challan), { user_id: userId }))

/** After a reversal the challan may pay for another application. */
export const deleteChallan = (challan: string, userId: string): Write =>
  remove(challanKey(challan), ifOwnedBy(userId))

export const challans = ({ table }: AppContext) => ({
  /** The applicant whose fee it has paid, or null. @param challan letters and digits only */
  ownerOf: async (challan: string): Promise<string | null> => {
    const item = await table.get(challanKey(challan), { consistent: true })
    return item ? String(item.user_id) : null
  },
})
