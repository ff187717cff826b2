import type { AppContext } from '#functions/platform/services/app-context.ts'
import { councilSettingsKey } from '#functions/platform/table/keys/settings.ts'
import { councilChangePrefix } from '#functions/platform/table/partitions.ts'
import {
  type CouncilSettings,
  councilSettings as settingsSchema,
} from '#shared/staff/records/council-settings.ts'
import { councilSettingsInWords } from '#shared/staff/rules/council-settings.ts'
import { createSettings } from './settings.ts'

/** The council's facts for applicants. */
export const councilSettings = ({ config, table, newId }: AppContext) =>
  createSettings<CouncilSettings>(table, newId, {
    key: councilSettingsKey,
    changePrefix: councilChangePrefix,
    parse: (item) => {
      const settings = settingsSchema.parse(item)
      return { ...settings, name: settings.name || (config.COUNCIL_NAME ?? '') }
    },
    inWords: councilSettingsInWords,
  })
