import { searchEntry } from '#functions/applications/data/search/search-index.ts'
import {
  formerTermsOfVoucher,
  type SearchTerm,
  statedChallanTerms,
  termsOfNumbers,
  termsOfPerson,
} from '#functions/applications/data/search/search-terms.ts'
import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import { userApplicationKey } from '#functions/platform/table/keys/applicants.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { searchPrefix } from '#functions/platform/table/partitions.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { type CheckedPerson, personOf } from '../applications/person.ts'
import { derivedItems } from '../derived.ts'
import type { Family } from '../tools.ts'

const none = { reference_no: '', registration_no: '' }

const termsOfForm = (form: StoredForm): SearchTerm[] => [
  ...termsOfNumbers({
    reference_no: form.reference_no,
    registration_no: form.registrationNo,
  }),
  ...termsOfNumbers({ ...none, registration_no: form.registration_number ?? '' }),
]

/** The search entries of the present application. */
const neededTerms = ({ form, review }: CheckedPerson): SearchTerm[] => [
  ...(review ? termsOfPerson(review.found_by) : []),
  ...(form ? termsOfForm(form) : []),
  ...termsOfNumbers({ ...none, challan_no: review?.payment?.challan_no ?? '' }),
]

/** Even a number that is too short to be searched for has its entry where it was given or paid with. */
const termsOfGiven = (
  given:
    | { registration_number?: string | null; challan_no?: string; voucher_number?: string | undefined }
    | undefined,
) =>
  [
    { kind: 'REGISTRATION', term: plainNumber(given?.registration_number ?? '') },
    { kind: 'CHALLAN', term: plainNumber(given?.challan_no ?? '') },
    { kind: 'VOUCHER', term: given?.voucher_number ?? '' },
  ].filter(({ term }) => term !== '') as SearchTerm[]

/** Search entries that stay from earlier: closed applications, payments that were taken back, older kinds. */
const formerTerms = ({ form, formers, events, review }: CheckedPerson): SearchTerm[] => [
  ...formerTermsOfVoucher(form?.voucher_number ?? ''),
  ...formers.flatMap(({ records }) => [
    ...termsOfForm(records.application_form),
    ...formerTermsOfVoucher(records.application_form.voucher_number),
    ...termsOfGiven(records.review.payment ?? undefined),
    ...statedChallanTerms(records.user_application?.challan_no ?? ''),
  ]),
  ...termsOfGiven(review?.payment ?? undefined),
  ...events.flatMap(({ details }) => termsOfGiven(details)),
]

/** Entries of everybody's search of the register follow from the register. */
export const isPublicEntry = (pk: string): boolean => pk.startsWith(`${searchPrefix}PUBLIC-`)

export const searchEntries: Family = {
  name: 'search',
  holds: 'The search finds each case by its names, CNIC, phone and numbers, and by nothing else.',
  open: (tools) => {
    const entries = derivedItems('search entry', tools)
    const expectStated = ({ id, items }: CheckedPerson) => {
      const key = userApplicationKey(id)
      const stated = items.get(key.sk)
      const source = { key, version: Number(stated?.version) }
      for (const term of statedChallanTerms(String(stated?.challan_no ?? '')))
        entries.expect(searchEntry(term, id), source)
    }
    return {
      see: (group) => {
        const person = personOf(group)
        if (person?.review) {
          const { id, review } = person
          const source = { key: caseKey(id), version: review.version }
          for (const term of neededTerms(person)) entries.expect(searchEntry(term, id), source)
          expectStated(person)
          for (const term of formerTerms(person)) entries.expect(searchEntry(term, id), source, true)
        }
        if (group.pk.startsWith(searchPrefix) && !isPublicEntry(group.pk))
          for (const item of group.items.values()) entries.find(item)
      },
      end: () => entries.end(),
    }
  },
}
