/** Logs that are kept for a number of years, removed from their oldest entry on. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { exportOfSubjectKey } from '#functions/platform/table/keys/staff.ts'
import {
  exportsPartition,
  proposalsPartition,
  settledProposalPrefix,
} from '#functions/platform/table/partitions.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import { remove } from '#functions/platform/table/write.ts'

const sliceSize = 25

/** @param before the instant before which entries go, ISO 8601 */
export const oldRecords = ({ table }: AppContext) => {
  const oldest = (pk: string, from: string, before: string) =>
    table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :before',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':before': before },
      Limit: sliceSize,
    })

  const removeAll = async (items: Record<string, unknown>[]): Promise<number> => {
    const keys = items.map(({ pk, sk }): Key => ({ pk: String(pk), sk: String(sk) }))
    if (keys.length > 0) await table.transact(keys.map((key) => remove(key)))
    return keys.length
  }

  /** The pointer to the newest export of its person and filter goes with the entry that it names. */
  const removePointer = (subject: unknown, entry: unknown): Promise<void> =>
    table
      .transact([
        remove(exportOfSubjectKey(String(subject)), {
          ConditionExpression: 'entry = :entry',
          ExpressionAttributeValues: { ':entry': entry },
        }),
      ])
      .catch((error) => {
        if (!(error instanceof ConditionFailed)) throw error
      })

  return {
    /** A slice of the oldest exports. @returns how many were removed; 0 when none is left */
    removeExports: async (before: string): Promise<number> => {
      const items = await oldest(exportsPartition, '0', before)
      for (const { subject, sk } of items) if (subject) await removePointer(subject, sk)
      return removeAll(items)
    },

    /** The same of settled proposals. */
    removeProposals: async (before: string): Promise<number> =>
      removeAll(await oldest(proposalsPartition, settledProposalPrefix, `${settledProposalPrefix}${before}`)),
  }
}
