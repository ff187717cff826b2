/** The search index: small items that a search finds by the beginning of a term, without a Scan. */
import * as z from 'zod/mini'
import { plainNumber } from '#shared/format.ts'
import { foldName } from '#shared/rules/name-folding.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary.ts'
import { type SearchKind, searchKey, searchPrefixLength } from './keys.ts'
import type { Write } from './table.ts'
import { put, remove, storedItem } from './write.ts'

export const indexedPerson = z.object({
  name: z.string(),
  /** 13 digits. */
  cnic: z.string(),
  phone: z.string(),
})
export type IndexedPerson = z.output<typeof indexedPerson>

/** Each word costs a write in the submission; further words of a name are not indexed. */
const maxNameWords = 4

/** Each word with the words after it: one word or several in order are then the beginning of an index entry. */
const nameSuffixes = (name: string): string[] => {
  const words = foldName(name).slice(0, maxNameWords)
  return words.map((_, place) => words.slice(place).join(' '))
}

/** Every suffix of a number that is long enough: any part of the number is then the beginning of an index entry. */
const suffixesOf = (digits: string, shortest: number): string[] =>
  Array.from({ length: Math.max(0, digits.length - shortest + 1) }, (_, place) => digits.slice(place))

/** The last ten digits: the same with and without the country's code. */
export const nationalNumber = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

const deleteIndexEntry = (kind: SearchKind, term: string, userId: string): Write =>
  remove(searchKey(kind, term, userId))

/** The write of an entry that finds a case by a term. */
export const putIndexEntry = (kind: SearchKind, term: string, userId: string): Write =>
  put(storedItem(searchKey(kind, term, userId), { user_id: userId }))

type Term = [kind: SearchKind, term: string]

/** The terms of a person; they may change by a correction after the submission. */
const personTerms = ({ name, cnic, phone }: IndexedPerson): Term[] => {
  const terms: Term[] = [
    ...suffixesOf(cnic, searchPrefixLength.CNIC).map((end): Term => ['CNIC', end]),
    ['PHONE', nationalNumber(phone)],
    ...nameSuffixes(name).map((end): Term => ['NAME', end]),
  ]
  return terms.filter(([kind, term]) => term.length >= searchPrefixLength[kind])
}

export const putIndexEntries = (
  userId: string,
  {
    reference_no,
    registration_no,
    voucher_number,
    ...person
  }: IndexedPerson & { reference_no: string; registration_no: string; voucher_number: string },
): Write[] => {
  const registration = registration_no === noRegistrationNumberYet ? '' : plainNumber(registration_no)
  const numbers: Term[] = [
    ['REFERENCE', plainNumber(reference_no)],
    ['REGISTRATION', registration],
    ['VOUCHER', voucher_number],
  ]
  return [
    ...numbers.filter(([kind, term]) => term.length >= searchPrefixLength[kind]),
    ...personTerms(person),
  ].map(([kind, term]) => putIndexEntry(kind, term, userId))
}

/** The writes after a correction: entries that no longer apply are removed, new ones added, the others left alone. */
export const moveIndexEntries = (userId: string, before: IndexedPerson, after: IndexedPerson): Write[] => {
  const byName = (terms: Term[]) => new Map(terms.map((term) => [term.join('#'), term]))
  const [old, fresh] = [byName(personTerms(before)), byName(personTerms(after))]
  return [
    ...[...old]
      .filter(([name]) => !fresh.has(name))
      .map(([, [kind, term]]) => deleteIndexEntry(kind, term, userId)),
    ...[...fresh]
      .filter(([name]) => !old.has(name))
      .map(([, [kind, term]]) => putIndexEntry(kind, term, userId)),
  ]
}
