/**
 * The number of a fee voucher permanently belongs to one application (docs/decisions/payments/0037-numbers-that-people-copy.md).
 */
import { voucherKey } from '#functions/data/keys/payments.ts'
import type { Table, Write } from '#functions/data/table/table.ts'
import { putNew, storedItem } from '#functions/data/table/write.ts'

export const putVoucher = (voucher: string, userId: string): Write =>
  putNew(storedItem(voucherKey(voucher), { user_id: userId }))

export const createVouchers = (table: Table) => ({
  /**
   * The applicant for whose fee it is, or null.
   * @param voucher ten digits
   */
  ownerOf: async (voucher: string): Promise<string | null> => {
    const item = await table.get(voucherKey(voucher), { consistent: true })
    return item ? String(item.user_id) : null
  },
})
