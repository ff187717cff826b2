/** Repairs what follows from other records; each repair is a transaction on condition that all is as it was read. */

import { ConditionFailed, type Table } from '#functions/platform/table/table.ts'
import type { Finding } from './tools.ts'

/** @returns how many were repaired; items that somebody changed in the meantime are left to the next check */
export const repairFindings = async (findings: readonly Finding[], table: Table): Promise<number> => {
  let repaired = 0
  for (const { repair } of findings) {
    if (!repair) continue
    try {
      await table.transact(repair)
      repaired += 1
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
  return repaired
}
