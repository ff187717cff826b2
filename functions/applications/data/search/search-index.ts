/** The search index: small items that a search finds by the beginning of a term, without a Scan. */
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type SearchKind, searchKey } from '#functions/platform/table/keys/search.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { put, remove, storedItem } from '#functions/platform/table/write.ts'
import {
  type ApplicationNumbers,
  keyOfTerm,
  type SearchTerm,
  statedChallanTerms,
  termsOfNumbers,
  termsOfPerson,
} from './search-terms.ts'

export const indexedPerson = z.object({
  name: z.string(),
  /** 13 digits. */
  cnic: z.string(),
  phone: z.string(),
  father_name: z.string(),
  date_of_birth: z.string(),
  submitted_at: z.optional(z.string()),
})
export type IndexedPerson = z.output<typeof indexedPerson>

/** The facts about a person in the applicant's records. */
export const indexedPersonOf = (
  { cnic, phone }: Pick<IndexedPerson, 'cnic' | 'phone'>,
  { name, father_name, date_of_birth }: Pick<IndexedPerson, 'name' | 'father_name' | 'date_of_birth'>,
  submitted_at?: string,
): IndexedPerson => ({
  ...{ name, cnic, phone, father_name, date_of_birth },
  ...(submitted_at && { submitted_at }),
})

/** The entry by which a term finds a case. */
export const searchEntry = ({ kind, term, words, at }: SearchTerm, userId: string) =>
  storedItem(searchKey(kind, term, userId), { user_id: userId, ...(words && { words }), ...(at && { at }) })

const putTerm = (term: SearchTerm, userId: string): Write => put(searchEntry(term, userId))

/** The write of an entry that finds a case by a number. */
export const putIndexEntry = (kind: SearchKind, term: string, userId: string): Write =>
  putTerm({ kind, term }, userId)

/** The entry of the challan that an applicant states. @param before empty where none was stated */
export const moveStatedChallan = (userId: string, before: string, after: string): Write[] => {
  const [old, fresh] = [before, after].map(statedChallanTerms)
  return isDeepStrictEqual(old, fresh)
    ? []
    : [
        ...(old ?? []).map(({ kind, term }) => remove(searchKey(kind, term, userId))),
        ...(fresh ?? []).map((term) => putTerm(term, userId)),
      ]
}

const byKey = (person: IndexedPerson | null) =>
  new Map((person ? termsOfPerson(person) : []).map((term) => [keyOfTerm(term), term]))

/**
 * The writes after a correction: entries that no longer apply are removed, new ones added, the others left alone.
 * @param before null where nothing was indexed
 */
export const moveIndexEntries = (
  userId: string,
  before: IndexedPerson | null,
  after: IndexedPerson,
): Write[] => {
  const [old, fresh] = [byKey(before), byKey(after)]
  return [
    ...[...old]
      .filter(([key]) => !fresh.has(key))
      .map(([, { kind, term }]) => remove(searchKey(kind, term, userId))),
    ...[...fresh]
      .filter(
        ([key, { words, at }]) => old.get(key)?.words !== words || old.get(key)?.at !== at || !old.has(key),
      )
      .map(([, term]) => putTerm(term, userId)),
  ]
}

/** @param before the person by whose facts a former application of the same applicant is found */
export const putIndexEntries = (
  userId: string,
  person: IndexedPerson,
  numbers: ApplicationNumbers,
  before: IndexedPerson | null = null,
): Write[] => [
  ...termsOfNumbers(numbers).map((term) => putTerm(term, userId)),
  ...moveIndexEntries(userId, before, person),
]
