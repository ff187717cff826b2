/**
 * The register in figures: one item with the last count, one with the progress of the present count. Numbers never
 * change, so a count in their order reads each entry once, whatever happens to the entry in the meantime.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { figuresCountKey, figuresKey } from '#functions/platform/table/keys/register.ts'
import { put, putNew, putReplacing, storedItem } from '#functions/platform/table/write.ts'
import {
  type FiguresCount,
  figuresCount,
  type RegisterFigures,
  registerFigures,
} from '#shared/register/records/register-figures.ts'
import { emptyTally } from '#shared/register/rules/register-figures.ts'

const beforeTheFirstCount: FiguresCount = {
  ...{ version: 0, day: '', after: null, finished: true },
  tally: emptyTally(),
}

export const figures = ({ table }: AppContext) => ({
  /** Those of the last count that was finished, or null. */
  read: (): Promise<RegisterFigures | null> => table.read(registerFigures, figuresKey, { consistent: false }),

  /** How far the count has come. */
  count: async (): Promise<FiguresCount> => {
    return (await table.read(figuresCount, figuresCountKey)) ?? beforeTheFirstCount
  },

  /**
   * Stores the progress, and the figures when the count is finished.
   * @throws ConditionFailed when another run has continued in the meantime
   */
  advance: async (
    before: FiguresCount,
    after: Omit<FiguresCount, 'version'>,
    figures: RegisterFigures | null,
  ): Promise<FiguresCount> => {
    const count = { ...after, version: before.version + 1 }
    const item = storedItem(figuresCountKey, count)
    await table.transact([
      before.version === 0 ? putNew(item) : putReplacing(item, before.version),
      ...(figures ? [put(storedItem(figuresKey, figures))] : []),
    ])
    return count
  },
})
