/** The terms by which a search finds an application. Each term is found by its beginning. */
import { type SearchKind, searchPrefixLength } from '#functions/platform/table/keys/search.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { foldName, foldSpellings } from '#shared/register/rules/name-folding.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'

export interface SearchTerm {
  kind: SearchKind
  term: string
  /** All folded words of the name that the term is a part of; of a reference every end of its code. */
  words?: string
  /** Of a name: when its application was submitted. */
  at?: string | undefined
}

/** The person for whom the terms are made. */
interface Person {
  name: string
  father_name: string
  date_of_birth: string
  cnic: string
  phone: string
  submitted_at?: string | undefined
}

/** Each entry of a name is two write units of the submission; no real name has so many words. */
const maxNameEntries = 12
/** Any two of the first words find a person directly; further pairs would cost more entries than they are worth. */
const pairedWords = 4

/** Where the middle group of a CNIC begins: 99999-9999999-9. */
const middleOfCnic = 5

/** For the digits by which a CNIC or a telephone number ends. */
export const endingTerm = (digits: string) => ({
  kind: 'ENDING' as const,
  term: [...digits].reverse().join(''),
})

/**
 * The endings of a code that begin at its first, third, fifth … character: a search for four characters of it looks for all of them,
 * and for them without the first. So each place is found with half the entries, of which each is two write units. The first of
 * them is also what finds a whole reference, whose beginning is the same for a year.
 */
const codeTerms = (code: string): SearchTerm[] => {
  const ends = Array.from({ length: Math.max(0, code.length - 3) }, (_, place) => code.slice(place))
  const words = ends.join(' ')
  return ends
    .filter((_, place) => place % 2 === 0)
    .map((term): SearchTerm => ({ kind: 'REFERENCE-PART', term, words }))
}

const statedMark = '~'

/**
 * The challan that an applicant states has an entry apart from the one that has paid, so that each can go without the other;
 * both begin alike.
 */
export const statedChallanTerms = (challan: string): SearchTerm[] => {
  const number = plainNumber(challan)
  if (number.length < searchPrefixLength.CHALLAN) return []
  return [{ kind: 'CHALLAN', term: number + statedMark }]
}

/** The number of a term as it was given. */
export const numberOfTerm = (term: string): string => term.replace(statedMark, '')

/** Each word with the words after it: one word or several in order are then the beginning of a term. */
const nameTerms = (kind: 'NAME' | 'FATHER', name: string, at?: string): SearchTerm[] => {
  const spellings = foldSpellings(name)
  const words = [...new Set(spellings.flat())].join(' ')
  const ends = spellings.flatMap((spelling) => spelling.map((_, place) => spelling.slice(place).join(' ')))
  return [...new Set(ends)].slice(0, maxNameEntries).map((term) => ({ kind, term, words, ...(at && { at }) }))
}

/** A word with one that does not follow it at once, and the words after that: a name in between may be left out. */
const pairTerms = (name: string): SearchTerm[] => {
  const words = foldName(name)
  const paired = words.slice(0, pairedWords)
  return paired.flatMap((first, place) =>
    paired.slice(place + 2).map((_, skipped): SearchTerm => {
      const rest = words.slice(place + 2 + skipped)
      return { kind: 'NAME-PAIR', term: [first, ...rest].join(' '), words: words.join(' ') }
    }),
  )
}

/** The last ten digits: the same with and without the country's code. */
export const nationalNumber = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

/** Ends a whole name within the term of a person. */
export const endOfName = '|'

/** One term for a person, spellings of the names folded; null where a part of it is not known. */
export const personTerm = (person: Pick<Person, 'name' | 'father_name' | 'date_of_birth'>): string | null => {
  const names = [person.name, person.father_name].map((name) => foldName(name).join(' '))
  const parts = [...names, person.date_of_birth]
  return parts.includes('') ? null : parts.join(endOfName)
}

export const keyOfTerm = ({ kind, term }: SearchTerm): string => `${kind}#${term}`

/** Each term once, since a name may repeat a word, and none that is too short. */
export const searchable = (terms: SearchTerm[]): SearchTerm[] => {
  const longEnough = terms.filter(({ kind, term }) => term.length >= searchPrefixLength[kind])
  return [...new Map(longEnough.map((term) => [keyOfTerm(term), term])).values()]
}

/** The terms of a person; they may change by a correction after the submission. */
export const termsOfPerson = (person: Person): SearchTerm[] => {
  const whole = personTerm(person)
  const phone = nationalNumber(person.phone)
  return searchable([
    { kind: 'CNIC', term: person.cnic },
    { kind: 'CNIC', term: person.cnic.slice(middleOfCnic) },
    { kind: 'PHONE', term: phone },
    ...[person.cnic, phone].map(endingTerm),
    ...nameTerms('NAME', person.name, person.submitted_at),
    ...pairTerms(person.name),
    ...nameTerms('FATHER', person.father_name),
    ...(whole ? [{ kind: 'PERSON', term: whole } as const] : []),
  ])
}

/** How an application is numbered; empty where it has no such number. */
export interface ApplicationNumbers {
  reference_no: string
  registration_no: string
  challan_no?: string
  /** As the applicant states it. */
  stated_challan_no?: string | undefined
}

/** `PC2026XXXXXXXX`: how long the code at the end is; what a council's references begin with has two to four letters. */
const codeLength = 8
/** @param reference without dashes */
export const codeOfReference = (reference: string): string => reference.slice(-codeLength)

/** The entry of a voucher number as it was before the item that makes it unique was looked for. */
export const formerTermsOfVoucher = (voucher_number: string): SearchTerm[] =>
  searchable([{ kind: 'VOUCHER', term: voucher_number }])

export const termsOfNumbers = (numbers: ApplicationNumbers): SearchTerm[] => {
  const { reference_no, registration_no, challan_no = '', stated_challan_no = '' } = numbers
  const reference = plainNumber(reference_no)
  const registration = registration_no === noRegistrationNumberYet ? '' : plainNumber(registration_no)
  return searchable([
    // Only the release before this one looks for it, to which a bad release goes back.
    { kind: 'REFERENCE', term: reference },
    ...codeTerms(codeOfReference(reference)),
    { kind: 'REGISTRATION', term: registration },
    { kind: 'CHALLAN', term: plainNumber(challan_no) },
    ...statedChallanTerms(stated_challan_no),
  ])
}
