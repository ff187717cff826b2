/** Certificates on paper that say what the register said before a correction, oldest first, until they are replaced. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { outdatedPaperKey } from '#functions/platform/table/keys/register.ts'
import { papersPartition } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { storedItem, within } from '#functions/platform/table/write.ts'
import { type OutdatedPaper, outdatedPaper } from '#shared/certificates/records/certificate.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

const mostShown = 100

export const paperPlaces = ({ number, name, certificate }: RegistrationRecord): (Item & Key)[] => {
  const since = certificate?.differs_since
  return since ? [storedItem(outdatedPaperKey(since, number), { number, name, since })] : []
}

export const outdatedPapers = ({ table }: AppContext) => ({
  list: (): Promise<OutdatedPaper[]> =>
    table.list(outdatedPaper, { ...within(papersPartition), Limit: mostShown }),
})
