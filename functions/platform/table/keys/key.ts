/** What a key of the table is, and the partitions of persons. The other files of this folder hold the keys of one area each. */
import { applicantPrefix, staffPrefix } from '../partitions.ts'

export interface Key {
  pk: string
  sk: string
}
/** The portal's own ids are shorter; DynamoDB limits the length of keys. */
export const longestId = 200
export const personPartition = (kind: PersonKind, id: string): string =>
  `${kind === 'staff' ? staffPrefix : applicantPrefix}${id}`
export type PersonKind = 'applicant' | 'staff'
/** A key in the partition of an applicant. */
export const ownKey = (id: string, sk: string): Key => ({ pk: personPartition('applicant', id), sk })
