/** What of a case stands in another one too. */

import type { Needs } from '#functions/services/services.ts'
import { plainNumber } from '#shared/format.ts'
import type { Duplicate } from '#shared/rules/case-checks.ts'
import type { Case } from './present-case.ts'

const referenceOf = async (userId: string, { cases }: Needs<'cases'>): Promise<string> =>
  (await cases.read(userId))?.reference_no ?? 'an account without an application'

const sameFiles = async (
  { id, documents }: Case,
  services: Needs<'cases' | 'sentFiles'>,
): Promise<Duplicate[]> => {
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
  services: Needs<'cases' | 'challans'>,
): Promise<Duplicate[]> => {
  const challan = plainNumber(said?.challan_no ?? '')
  const owner = challan && (await services.challans.ownerOf(challan))
  if (!owner || owner === id) return []
  return [{ item: 'user_application.challan_no', with: await referenceOf(owner, services) }]
}

const mostShown = 5

/** A number that was issued, or that is to be renewed, belongs to one person. */
const sameNumber = async (
  { id, application_form: form }: Case,
  services: Needs<'cases'>,
): Promise<Duplicate[]> => {
  const number = form.registration_number ?? (form.application_title === 'Renewal' ? form.registrationNo : '')
  if (number === '') return []
  const found = await services.cases.find('REGISTRATION', plainNumber(number), { whole: true })
  const others = found.filter((other) => other !== id)
  return Promise.all(
    others.slice(0, mostShown).map(async (other) => ({
      item: 'application_form.registrationNo',
      with: await referenceOf(other, services),
    })),
  )
}

/** Half a read unit for each document and for a number, one for the challan. A CNIC is no part of it: it opens one account only. */
export const findDuplicates = async (
  it: Case,
  services: Needs<'cases' | 'challans' | 'sentFiles'>,
): Promise<Duplicate[]> => {
  const looks = [sameFiles, sameChallan, sameNumber].map((look) => look(it, services))
  return (await Promise.all(looks)).flat()
}
