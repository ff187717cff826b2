/** The ways to a case: small items that a search finds by the beginning of a term. Never a Scan (design, section 4). */
import { foldName } from '#shared/rules/name-folding.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary.ts'
import { type FindKind, findBucket, findKey } from './keys.ts'
import type { TransactItem } from './table.ts'

export interface FoundBy {
  name: string
  /** 13 digits. */
  cnic: string
  phone: string
}

/** A transaction holds 25 writes at most; a fifth word of a name leads nowhere. */
const mostNameWords = 4

/** Every end of a number that is long enough to be typed, so that any part of it is the beginning of one. */
const endsOf = (digits: string, shortest: number): string[] =>
  Array.from({ length: Math.max(0, digits.length - shortest + 1) }, (_, place) => digits.slice(place))

/** Letters and digits, upper case: "A-00012" and "a 00012" are one number. */
export const plainNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The last ten digits: the same with and without the country's code. */
export const nationalNumber = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

/** The write that leads from a term to a case; terms too short to be looked for are left out. */
export const wayTo =
  (kind: FindKind, term: string, userId: string) =>
  (TableName: string): TransactItem => ({
    Put: { TableName, Item: { ...findKey(kind, term, userId), _v: 1, user_id: userId } },
  })

export const caseWays = (
  userId: string,
  {
    name,
    cnic,
    phone,
    reference_no,
    registration_no,
    voucher_number,
  }: FoundBy & { reference_no: string; registration_no: string; voucher_number: string },
): ((table: string) => TransactItem)[] => {
  const registration = registration_no === noRegistrationNumberYet ? '' : plainNumber(registration_no)
  const terms: [FindKind, string][] = [
    ['REFERENCE', plainNumber(reference_no)],
    ...endsOf(cnic, findBucket.CNIC).map((end): [FindKind, string] => ['CNIC', end]),
    ['PHONE', nationalNumber(phone)],
    ...[...new Set(foldName(name))].slice(0, mostNameWords).map((word): [FindKind, string] => ['NAME', word]),
    ['REGISTRATION', registration],
    ['VOUCHER', voucher_number],
  ]
  return terms
    .filter(([kind, term]) => term.length >= findBucket[kind])
    .map(([kind, term]) => wayTo(kind, term, userId))
}
