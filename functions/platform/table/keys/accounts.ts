/** Keys of accounts of applicants and staff: their history, unique markers, and what the daily clean-up looks at. */
import {
  accountChecksPartition,
  checkerEmailPrefix,
  checkerPrefix,
  closingsPartition,
  cnicPrefix,
  emailLinkPrefix,
  emailPrefix,
  endOfCore,
  retentionPartition,
} from '../partitions.ts'
import { type Key, type PersonKind, personPartition } from './key.ts'

export const accountKey = (kind: PersonKind, id: string): Key => ({
  pk: personPartition(kind, id),
  sk: 'ACCOUNT',
})
export const eventKey = (kind: PersonKind, personId: string, time: string, id: string): Key => ({
  pk: personPartition(kind, personId),
  sk: `${endOfCore}EVENT#${time}#${id}`,
})
export const emailKey = (email: string): Key => ({ pk: `${emailPrefix}${email}`, sk: 'TAKEN' })
export const cnicKey = (cnic: string): Key => ({ pk: `${cnicPrefix}${cnic}`, sk: 'TAKEN' })
/** A link that confirms an applicant's address, or undoes the change of one. */
export const emailLinkKey = (hash: string): Key => ({ pk: `${emailLinkPrefix}${hash}`, sk: 'LINK' })
export const checkerKey = (id: string): Key => ({ pk: `${checkerPrefix}${id}`, sk: 'CHECKER' })
/** A session of an organisation; expires. */
export const checkerSessionKey = (id: string, hash: string): Key => ({
  pk: `${checkerPrefix}${id}`,
  sk: `SESSION#${hash}`,
})
export const checkerEmailKey = (email: string): Key => ({ pk: `${checkerEmailPrefix}${email}`, sk: 'TAKEN' })
/** An account that is closed, by when it can no longer be kept. */
export const closingKey = (dueAt: string, userId: string): Key => ({
  pk: closingsPartition,
  sk: `${dueAt}#${userId}`,
})
/** An account that is looked at on a day, for whether it is used. */
export const accountCheckKey = (day: string, userId: string): Key => ({
  pk: accountChecksPartition,
  sk: `${day}#${userId}`,
})
/** The report of a run of the daily clean-up; expires. */
export const retentionRunKey = (at: string, id: string): Key => ({
  pk: retentionPartition,
  sk: `RUN#${at}#${id}`,
})
