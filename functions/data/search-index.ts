/** The ways to a case: small items that a search finds by the beginning of a term. Never a Scan (design, section 4). */
import * as z from 'zod/mini'
import { plainNumber } from '#shared/format.ts'
import { foldName } from '#shared/rules/name-folding.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary.ts'
import { type FindKind, findBucket, findKey } from './keys.ts'
import type { TransactItem } from './table.ts'

export const foundBy = z.object({
  name: z.string(),
  /** 13 digits. */
  cnic: z.string(),
  phone: z.string(),
})
export type FoundBy = z.output<typeof foundBy>

/** Each word is a write of the submission; a fifth word of a name leads nowhere. */
const mostNameWords = 4

/** Every word with those behind it, so that one word or several in their order are the beginning of one. */
const endsOfName = (name: string): string[] => {
  const words = foldName(name).slice(0, mostNameWords)
  return words.map((_, place) => words.slice(place).join(' '))
}

/** Every end of a number that is long enough to be typed, so that any part of it is the beginning of one. */
const endsOf = (digits: string, shortest: number): string[] =>
  Array.from({ length: Math.max(0, digits.length - shortest + 1) }, (_, place) => digits.slice(place))

/** The last ten digits: the same with and without the country's code. */
export const nationalNumber = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

const indexEntryRemoved =
  (kind: FindKind, term: string, userId: string) =>
  (TableName: string): TransactItem => ({ Delete: { TableName, Key: { ...findKey(kind, term, userId) } } })

/** The write that leads from a term to a case; terms too short to be looked for are left out. */
export const indexEntry =
  (kind: FindKind, term: string, userId: string) =>
  (TableName: string): TransactItem => ({
    Put: { TableName, Item: { ...findKey(kind, term, userId), _v: 1, user_id: userId } },
  })

type Term = [kind: FindKind, term: string]

/** What people are looked for by; it may be put right after the submission. */
const personTerms = ({ name, cnic, phone }: FoundBy): Term[] => {
  const terms: Term[] = [
    ...endsOf(cnic, findBucket.CNIC).map((end): Term => ['CNIC', end]),
    ['PHONE', nationalNumber(phone)],
    ...endsOfName(name).map((end): Term => ['NAME', end]),
  ]
  return terms.filter(([kind, term]) => term.length >= findBucket[kind])
}

export const indexEntries = (
  userId: string,
  {
    reference_no,
    registration_no,
    voucher_number,
    ...person
  }: FoundBy & { reference_no: string; registration_no: string; voucher_number: string },
): ((table: string) => TransactItem)[] => {
  const registration = registration_no === noRegistrationNumberYet ? '' : plainNumber(registration_no)
  const numbers: Term[] = [
    ['REFERENCE', plainNumber(reference_no)],
    ['REGISTRATION', registration],
    ['VOUCHER', voucher_number],
  ]
  return [...numbers.filter(([kind, term]) => term.length >= findBucket[kind]), ...personTerms(person)].map(
    ([kind, term]) => indexEntry(kind, term, userId),
  )
}

/** What leads to a person after a correction: old ways go, new ones come, the others stay as they are. */
export const movedIndexEntries = (
  userId: string,
  before: FoundBy,
  after: FoundBy,
): ((table: string) => TransactItem)[] => {
  const named = (terms: Term[]) => new Map(terms.map((term) => [term.join('#'), term]))
  const [old, fresh] = [named(personTerms(before)), named(personTerms(after))]
  return [
    ...[...old]
      .filter(([name]) => !fresh.has(name))
      .map(([, [kind, term]]) => indexEntryRemoved(kind, term, userId)),
    ...[...fresh]
      .filter(([name]) => !old.has(name))
      .map(([, [kind, term]]) => indexEntry(kind, term, userId)),
  ]
}
