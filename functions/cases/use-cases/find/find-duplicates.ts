/** Finds values of an application that another person's application also has. */
import { personTerm } from '#functions/applications/data/search/search-terms.ts'
import type { Needs } from '#functions/services.ts'
import type { Duplicate } from '#shared/cases/checks/duplicate-checks.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { isRegistrationNumber } from '#shared/vocabulary/applications.ts'
import type { StaffCase } from '../load-case.ts'

/** An item (rules/correctable.ts) that an applicant shares. */
interface Shared {
  item: string
  id: string
}

const sameFiles = async (
  { id, documents }: StaffCase,
  { sentFiles }: Needs<'sentFiles'>,
): Promise<Shared[]> => {
  const found = await Promise.all(
    documents.map(async ({ name, sha256 }) =>
      (await sentFiles.othersWith(sha256, id)).map((other) => ({ item: `document.${name}`, id: other })),
    ),
  )
  return found.flat()
}

/** As the applicant states it now: people pay, and say with which challan, after the submission. */
const sameChallan = async (
  { present: { user_application: stated } }: StaffCase,
  { challans }: Needs<'challans'>,
): Promise<Shared[]> => {
  const challan = plainNumber(stated?.challan_no ?? '')
  const owner = challan && (await challans.ownerOf(challan))
  return owner ? [{ item: 'user_application.challan_no', id: owner }] : []
}

const mostFound = 5
const wholeTerm = { whole: true, limit: mostFound }

/** A registration number belongs to one person, whether it was issued or is to be renewed. */
const sameNumber = async (
  { application_form: form }: StaffCase,
  { cases }: Needs<'cases'>,
): Promise<Shared[]> => {
  const number = form.registration_number ?? form.registrationNo
  if (!isRegistrationNumber(number)) return []
  const found = await cases.find('REGISTRATION', plainNumber(number), wholeTerm)
  return found.map(({ id }) => ({ item: 'application_form.registrationNo', id }))
}

/** One person with two accounts, or a name that is taken for another's. */
const samePerson = async ({ applicant }: StaffCase, { cases }: Needs<'cases'>): Promise<Shared[]> => {
  const term = personTerm(applicant)
  const found = term ? await cases.find('PERSON', term, wholeTerm) : []
  return found.flatMap(({ id }) =>
    ['name', 'father_name', 'date_of_birth'].map((field) => ({ item: `applicant.${field}`, id })),
  )
}

/**
 * One entry for each other applicant. Half a read unit for each document, for a number and for the person, one for the
 * challan, and half for each applicant found. A CNIC needs no search: it opens one account only.
 */
export const findDuplicates = async (
  staffCase: StaffCase,
  services: Needs<'cases' | 'challans' | 'sentFiles'>,
): Promise<Duplicate[]> => {
  const searches = [samePerson, sameNumber, sameChallan, sameFiles]
  const found = (await Promise.all(searches.map((search) => search(staffCase, services)))).flat()
  const others = Map.groupBy(
    found.filter(({ id }) => id !== staffCase.id),
    ({ id }) => id,
  )
  return Promise.all(
    [...others].map(async ([id, shared]) => ({
      id,
      items: shared.map(({ item }) => item),
      reference_no: (await services.cases.read(id))?.reference_no ?? null,
    })),
  )
}
