import { officeSettingsKey } from '#functions/data/keys/settings.ts'
import { officeChangePrefix } from '#functions/data/partitions.ts'
import type { Table } from '#functions/data/table/table.ts'
import { type OfficeSettings, officeSettings } from '#shared/staff/records/office-settings.ts'
import { officeSettingsInWords } from '#shared/staff/rules/office-settings.ts'
import { createSettings } from './settings.ts'

/** How the office works. */
export const createOfficeSettings = (table: Table, newId: () => string) =>
  createSettings<OfficeSettings>(table, newId, {
    key: officeSettingsKey,
    changePrefix: officeChangePrefix,
    parse: (item) => officeSettings.parse(item),
    inWords: officeSettingsInWords,
  })
