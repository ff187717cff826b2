/** Settings in one item, and the history of their changes: of the office (office-settings.ts) and of the council (council-settings.ts). */
import type { Key } from '#functions/platform/table/keys/key.ts'
import { settingsChangeKey } from '#functions/platform/table/keys/settings.ts'
import { settingsPartition } from '#functions/platform/table/partitions.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Table } from '#functions/platform/table/table.ts'
import { putNew, putReplacing, storedItem } from '#functions/platform/table/write.ts'
import { Stale } from '#shared/kit/errors.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { type SettingsChange, settingsChange } from '#shared/staff/records/settings-change.ts'
import { changedSettings, type NamedValue } from '#shared/staff/rules/changed-settings.ts'

const changesShown = 50

interface SettingsKind<Settings> {
  key: Key
  /** The beginning of the sort keys of their changes. */
  changePrefix: string
  /** Gives what the item does not hold its default. */
  parse: (item: object) => Settings
  inWords: (settings: Settings) => NamedValue[]
}

/** Settings of one kind. @param newId names an entry of the history */
export const createSettings = <Settings extends { version: number }>(
  table: Table,
  newId: () => string,
  { key, changePrefix, parse, inWords }: SettingsKind<Settings>,
) => {
  /** The defaults where nothing has been changed yet. */
  const read = async ({ consistent = false } = {}): Promise<Settings> =>
    parse((await table.get(key, { consistent })) ?? {})

  return {
    read,

    /** Whether this very attempt has stored them. */
    areFrom: async ({ requestId }: Attempt): Promise<boolean> =>
      (await table.get(key, { consistent: true }))?.changed_by === requestId,

    /** The newest 50 changes, newest first. */
    changes: async (): Promise<SettingsChange[]> => {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :changes)',
        ExpressionAttributeValues: { ':pk': settingsPartition, ':changes': changePrefix },
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
      before: Settings,
      fields: Partial<Omit<Settings, 'version'>>,
      by: Clerk,
      { requestId, now }: Attempt,
    ): Promise<Settings> => {
      const after = { ...before, ...fields, version: before.version + 1 }
      const changed = changedSettings(inWords(before), inWords(after))
      if (changed.length === 0) return before
      const item = storedItem(key, { ...after, changed_by: requestId })
      const at = now.toISOString()
      try {
        await table.transact([
          before.version === 1 ? putNew(item) : putReplacing(item, before.version),
          putNew(storedItem(settingsChangeKey(changePrefix, at, newId()), { at, by, changed })),
        ])
        return after
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await table.get(key, { consistent: true })
        if (stored?.changed_by === requestId) return after // done before, and the answer was lost
        throw new Stale(parse(stored ?? {}))
      }
    },
  }
}
