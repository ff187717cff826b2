/** The papers of an unchanged renewal, read by themselves: the function of an action on a case carries no more of the settings. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { officeSettingsKey } from '#functions/platform/table/keys/settings.ts'
import { renewalPapers as papers } from '#shared/staff/records/renewal-papers.ts'

const stored = z.object({ renewal_papers: papers })

export const renewalPapers = ({ table }: AppContext) => ({
  read: async (): Promise<string[]> =>
    stored.parse((await table.get(officeSettingsKey)) ?? {}).renewal_papers,
})
