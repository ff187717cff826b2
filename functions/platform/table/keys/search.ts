/** Keys of the search index. */
import { searchPrefix } from '../partitions.ts'
import type { Key } from './key.ts'

export type SearchKind =
  /** Written for the release before this one; whole references are found by their code. */
  | 'REFERENCE'
  | 'REFERENCE-PART'
  | 'CNIC'
  | 'PHONE'
  /** CNIC and telephone number from their last digit on. */
  | 'ENDING'
  | 'NAME'
  /** Two words of a name that do not follow each other. */
  | 'NAME-PAIR'
  | 'FATHER'
  /** Name, father's name and date of birth together. */
  | 'PERSON'
  | 'REGISTRATION'
  | 'CHALLAN'
  /** Has entries only in older tables: the item that makes the number unique is looked for. */
  | 'VOUCHER'
  /** The public search of the register: by name, by city and name, and all entries in the order of numbers. */
  | 'PUBLIC-NAME'
  | 'PUBLIC-CITY'
  | 'PUBLIC-NUMBER'
/** How many characters of a term must be typed at least; they are part of the partition's name. */
export const searchPrefixLength: Record<SearchKind, number> = {
  REFERENCE: 8,
  'REFERENCE-PART': 3,
  CNIC: 4,
  PHONE: 4,
  ENDING: 4,
  NAME: 2,
  'NAME-PAIR': 2,
  FATHER: 2,
  PERSON: 2,
  REGISTRATION: 3,
  CHALLAN: 3,
  VOUCHER: 4,
  'PUBLIC-NAME': 1,
  'PUBLIC-CITY': 3,
  'PUBLIC-NUMBER': 1,
}
/** The search index: the beginning of a term finds everybody who has a term with this beginning. */
export const searchPartition = (kind: SearchKind, term: string): string =>
  `${searchPrefix}${kind}#${term.slice(0, searchPrefixLength[kind])}`
export const searchKey = (kind: SearchKind, term: string, userId: string): Key => ({
  pk: searchPartition(kind, term),
  sk: `${term}#${userId}`,
})
