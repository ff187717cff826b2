import { councilSettingsKey } from '#functions/data/keys/settings.ts'
import { councilChangePrefix } from '#functions/data/partitions.ts'
import type { Table } from '#functions/data/table/table.ts'
import { type CouncilSettings, councilSettings } from '#shared/staff/records/council-settings.ts'
import { councilSettingsInWords } from '#shared/staff/rules/council-settings.ts'
import { createSettings } from './settings.ts'

/** The council's facts for applicants. */
export const createCouncilSettings = (table: Table, newId: () => string) =>
  createSettings<CouncilSettings>(table, newId, {
    key: councilSettingsKey,
    changePrefix: councilChangePrefix,
    parse: (item) => councilSettings.parse(item),
    inWords: councilSettingsInWords,
  })
