/** How long kinds of records are kept, and what each run of the daily clean-up has removed. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { retentionRunKey } from '#functions/platform/table/keys/accounts.ts'
import { retentionSettingsKey } from '#functions/platform/table/keys/settings.ts'
import { retentionChangePrefix, retentionPartition } from '#functions/platform/table/partitions.ts'
import { storedItem, within } from '#functions/platform/table/write.ts'
import {
  type RetentionRun,
  type RetentionSettings,
  retentionRun,
  retentionSettings,
} from '#shared/staff/records/retention.ts'
import { retentionInWords } from '#shared/staff/rules/retention.ts'
import { createSettings } from './settings.ts'

const keptInSeconds = 400 * 24 * 60 * 60
const runsShown = 10

export const retention = ({ table, newId }: AppContext) => ({
  ...createSettings<RetentionSettings>(table, newId, {
    key: retentionSettingsKey,
    changePrefix: retentionChangePrefix,
    parse: (item) => retentionSettings.parse(item),
    inWords: retentionInWords,
  }),

  /** Keeps the report of a run for more than a year. */
  report: (run: RetentionRun): Promise<void> => {
    const ttl = Math.floor(Date.parse(run.at) / 1000) + keptInSeconds
    return table.put(storedItem(retentionRunKey(run.at, newId()), { ...run, ttl }))
  },

  /** The newest runs, newest first. */
  runs: (): Promise<RetentionRun[]> =>
    table.list(retentionRun, {
      ...within(retentionPartition, { beginning: 'RUN#' }),
      ScanIndexForward: false,
      Limit: runsShown,
    }),
})
