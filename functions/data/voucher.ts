/**
 * The number of a fee voucher belongs to one application for good: it is taken in the transaction of the submission. It is
 * random rather than counted: a wrong digit then leads to nobody, submissions do not wait for one counter, and nobody reads
 * off how many there are.
 */
import { voucherKey } from './keys.ts'
import { putNew } from './record.ts'
import type { Table, TransactItem } from './table.ts'

export const voucherTaken = (voucher: string, userId: string): ((table: string) => TransactItem) =>
  putNew({ ...voucherKey(voucher), _v: 1, user_id: userId })

export const createVouchers = (table: Table) => ({
  /** Whose it is, or null. @param voucher ten digits */
  ownerOf: async (voucher: string): Promise<string | null> => {
    const item = await table.get(voucherKey(voucher), { consistent: true })
    return item ? String(item.user_id) : null
  },
})
