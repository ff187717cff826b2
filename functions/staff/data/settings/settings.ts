/** Settings in one item, and the history of their changes: of the office (office-settings.ts) and of the council (council-settings.ts). */
import type { Key } from '#functions/platform/table/keys/key.ts'
import { settingsChangeKey } from '#functions/platform/table/keys/settings.ts'
import { settingsPartition } from '#functions/platform/table/partitions.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { putNew, putReplacing, storedItem, within } from '#functions/platform/table/write.ts'
import { Stale } from '#shared/kit/errors.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import {
  type ChangedSetting,
  type SettingsChange,
  settingsChange,
} from '#shared/staff/records/settings-change.ts'
import { changedSettings, type NamedValue } from '#shared/staff/rules/changed-settings.ts'

const changesShown = 50

export type Fields<Settings> = Partial<Omit<Settings, 'version'>>

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

  /** What the fields would change, in words. */
  const differences = (before: Settings, fields: Fields<Settings>): ChangedSetting[] =>
    changedSettings(inWords(before), inWords({ ...before, ...fields }))

  /** Settings and history entry, for the transaction of the change. */
  const writesToChange = (
    before: Settings,
    fields: Fields<Settings>,
    who: Pick<SettingsChange, 'by' | 'confirmed_by'>,
    { requestId, now }: Attempt,
  ): Write[] => {
    const version = before.version + 1
    const item = storedItem(key, { ...before, ...fields, version, changed_by: requestId })
    const at = now.toISOString()
    const entry = { at, ...who, changed: differences(before, fields) }
    return [
      before.version === 1 ? putNew(item) : putReplacing(item, before.version),
      putNew(storedItem(settingsChangeKey(changePrefix, at, newId()), entry)),
    ]
  }

  return {
    read,

    /** Whether this very attempt has stored them. */
    areFrom: async ({ requestId }: Attempt): Promise<boolean> =>
      (await table.get(key, { consistent: true }))?.changed_by === requestId,

    /** The newest 50 changes, newest first. */
    changes: (): Promise<SettingsChange[]> =>
      table.list(settingsChange, {
        ...within(settingsPartition, { beginning: changePrefix }),
        ScanIndexForward: false,
        Limit: changesShown,
      }),

    differences,

    writesToChange,

    /**
     * Settings and history entry, both or none; nothing is written where nothing differs.
     * @param extraWrites of the same transaction. @throws Stale when another change was faster
     */
    change: async (
      before: Settings,
      fields: Fields<Settings>,
      by: Clerk,
      attempt: Attempt,
      extraWrites: Write[] = [],
    ): Promise<Settings> => {
      if (differences(before, fields).length === 0) return before
      if (await table.tryWrite([...writesToChange(before, fields, { by }, attempt), ...extraWrites]))
        return { ...before, ...fields, version: before.version + 1 }
      const stored = await table.get(key, { consistent: true })
      if (stored?.changed_by === attempt.requestId) return parse(stored) // done before, and the answer was lost
      throw new Stale(parse(stored ?? {}))
    },
  }
}
