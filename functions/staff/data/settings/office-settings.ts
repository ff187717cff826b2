import type { AppContext } from '#functions/platform/services/app-context.ts'
import { officeSettingsKey } from '#functions/platform/table/keys/settings.ts'
import { officeChangePrefix } from '#functions/platform/table/partitions.ts'
import type { Table } from '#functions/platform/table/table.ts'
import {
  type OfficeSettings,
  officeSettings as settingsSchema,
} from '#shared/staff/records/office-settings.ts'
import { officeSettingsInWords } from '#shared/staff/rules/office-settings.ts'
import { createSettings } from './settings.ts'

/** How the office works. */
export const createOfficeSettings = (table: Table, newId: () => string) =>
  createSettings<OfficeSettings>(table, newId, {
    key: officeSettingsKey,
    changePrefix: officeChangePrefix,
    parse: (item) => settingsSchema.parse(item),
    inWords: officeSettingsInWords,
  })

export const officeSettings = ({ table, newId }: AppContext) => createOfficeSettings(table, newId)
