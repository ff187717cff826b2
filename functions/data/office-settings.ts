/** The office's settings in one item, and the history of their changes. */
import { Stale } from '#shared/errors.ts'
import {
  type OfficeSettings,
  officeSettings,
  type SettingsChange,
  settingsChange,
} from '#shared/records/office-settings.ts'
import type { Clerk } from '#shared/records/review.ts'
import { changedSettings } from '#shared/rules/office-settings.ts'
import { officeSettingsKey, settingsChangeKey } from './keys.ts'
import { settingsChangePrefix, settingsPartition } from './partitions.ts'
import type { Attempt } from './record.ts'
import { ConditionFailed, type Table } from './table.ts'
import { putNew, putReplacing, storedItem } from './write.ts'

const changesShown = 50

export const createOfficeSettings = (table: Table, newId: () => string) => {
  /** The defaults where nothing has been changed yet. */
  const read = async ({ consistent = false } = {}): Promise<OfficeSettings> =>
    officeSettings.parse((await table.get(officeSettingsKey, { consistent })) ?? {})

  return {
    read,

    /** The newest 50 changes, newest first. */
    changes: async (): Promise<SettingsChange[]> => {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :changes)',
        ExpressionAttributeValues: { ':pk': settingsPartition, ':changes': settingsChangePrefix },
        ScanIndexForward: false,
        Limit: changesShown,
      })
      return items.map((item) => settingsChange.parse(item))
    },

    /**
     * Settings and history entry, both or none; nothing is written where nothing differs.
     * @throws Stale when another change was faster
     */
    change: async (
      before: OfficeSettings,
      fields: Partial<Omit<OfficeSettings, 'version'>>,
      by: Clerk,
      { requestId, now }: Attempt,
    ): Promise<OfficeSettings> => {
      const after = { ...before, ...fields, version: before.version + 1 }
      const changed = changedSettings(before, after)
      if (changed.length === 0) return before
      const item = storedItem(officeSettingsKey, { ...after, changed_by: requestId })
      const at = now.toISOString()
      try {
        await table.transact([
          before.version === 1 ? putNew(item) : putReplacing(item, before.version),
          putNew(storedItem(settingsChangeKey(at, newId()), { at, by, changed })),
        ])
        return after
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await table.get(officeSettingsKey, { consistent: true })
        if (stored?.changed_by === requestId) return after // done before, and the answer was lost
        throw new Stale(officeSettings.parse(stored ?? {}))
      }
    },
  }
}
