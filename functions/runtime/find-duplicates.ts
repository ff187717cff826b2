/** What of a case stands in another one too. */
import { plainNumber } from '#shared/format.ts'
import type { Duplicate } from '#shared/rules/case-checks.ts'
import type { Case } from './present-case.ts'
import type { Services } from './services.ts'

const referenceOf = async (userId: string, { cases }: Services): Promise<string> =>
  (await cases.read(userId))?.reference_no ?? 'an account without an application'

const sameFiles = async ({ id, documents }: Case, services: Services): Promise<Duplicate[]> => {
  const found = await Promise.all(
    documents.map(async ({ name, sha256 }) => {
      const others = await services.sentFiles.othersWith(sha256, id)
      return Promise.all(
        others.map(async (other) => ({ item: `document.${name}`, with: await referenceOf(other, services) })),
      )
    }),
  )
  return found.flat()
}

const sameChallan = async (
  { id, user_application: said }: Case,
  services: Services,
): Promise<Duplicate[]> => {
  const challan = plainNumber(said?.challan_no ?? '')
  const owner = challan && (await services.challans.ownerOf(challan))
  if (!owner || owner === id) return []
  return [{ item: 'user_application.challan_no', with: await referenceOf(owner, services) }]
}

/** Half a read unit for each document, one for the challan. A CNIC is no part of it: it opens one account only. */
export const findDuplicates = async (it: Case, services: Services): Promise<Duplicate[]> =>
  (await Promise.all([sameFiles(it, services), sameChallan(it, services)])).flat()
