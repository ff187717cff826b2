/**
 * The number of a fee voucher permanently belongs to one application (docs/decisions/payments/0037-numbers-that-people-copy.md).
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { voucherKey } from '#functions/platform/table/keys/payments.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem } from '#functions/platform/table/write.ts'

/** A random id as a number. */
export const numberOf = (id: string): bigint => BigInt(`0x${id.replaceAll('-', '')}`)

export const putVoucher = (voucher: string, userId: string): Write =>
  putNew(storedItem(voucherKey(voucher), { user_id: userId }))

export const vouchers = ({ table }: AppContext) => ({
  /**
   * The applicant for whose fee it is, or null.
   * @param voucher ten digits
   */
  ownerOf: async (voucher: string): Promise<string | null> => {
    const item = await table.get(voucherKey(voucher), { consistent: true })
    return item ? String(item.user_id) : null
  },
})
