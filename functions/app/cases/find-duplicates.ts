/** Items of a case that another case has as well: files, challans, registration numbers. */

import type { Needs } from '#functions/services/services.ts'
import { plainNumber } from '#shared/format.ts'
import type { Duplicate } from '#shared/rules/case-checks.ts'
import type { StaffCase } from './load-case.ts'

const referenceOf = async (userId: string, { cases }: Needs<'cases'>): Promise<string> =>
  (await cases.read(userId))?.reference_no ?? 'an account without an application'

const sameFiles = async (
  { id, documents }: StaffCase,
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
  { id, user_application: stated }: StaffCase,
  services: Needs<'cases' | 'challans'>,
): Promise<Duplicate[]> => {
  const challan = plainNumber(stated?.challan_no ?? '')
  const owner = challan && (await services.challans.ownerOf(challan))
  if (!owner || owner === id) return []
  return [{ item: 'user_application.challan_no', with: await referenceOf(owner, services) }]
}

const maxShown = 5

/** A registration number belongs to one person, whether it was issued or is to be renewed. */
const sameNumber = async (
  { id, application_form: form }: StaffCase,
  services: Needs<'cases'>,
): Promise<Duplicate[]> => {
  const number = form.registration_number ?? (form.application_title === 'Renewal' ? form.registrationNo : '')
  if (number === '') return []
  const found = await services.cases.find('REGISTRATION', plainNumber(number), { whole: true })
  const others = found.filter((other) => other !== id)
  return Promise.all(
    others.slice(0, maxShown).map(async (other) => ({
      item: 'application_form.registrationNo',
      with: await referenceOf(other, services),
    })),
  )
}

/** Half a read unit for each document and for a number, one for the challan. A CNIC needs no search: it opens one account only. */
export const findDuplicates = async (
  staffCase: StaffCase,
  services: Needs<'cases' | 'challans' | 'sentFiles'>,
): Promise<Duplicate[]> => {
  const searches = [sameFiles, sameChallan, sameNumber].map((search) => search(staffCase, services))
  return (await Promise.all(searches)).flat()
}
