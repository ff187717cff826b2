/** Keys of the roster of staff, and of their views, exports and proposals. */
import {
  cnicRequestsPartition,
  endOfCore,
  enteredForPrefix,
  exportSubjectPrefix,
  exportsPartition,
  openProposalPrefix,
  proposalsPartition,
  rosterPartition,
  savedViewPrefix,
  settledProposalPrefix,
  staffEmailPrefix,
  walkInsPartition,
} from '../partitions.ts'
import { type Key, personPartition } from './key.ts'

/** All members of staff with their roles, in one item: a council has tens of them. */
export const rosterKey: Key = { pk: rosterPartition, sk: 'ROSTER' }
export const staffEmailKey = (email: string): Key => ({ pk: `${staffEmailPrefix}${email}`, sk: 'TAKEN' })
/** A view of the queue that a member of staff has saved. */
export const savedViewKey = (staffId: string, id: string): Key => ({
  pk: personPartition('staff', staffId),
  sk: `${savedViewPrefix}${id}`,
})
/** Whom a member of staff enters for at the counter. */
export const enteredForKey = (staffId: string, userId: string): Key => ({
  pk: personPartition('staff', staffId),
  sk: `${enteredForPrefix}${userId}`,
})
/** All exports in the order of time; there are few, and they belong to no single case. */
export const exportKey = (sortKey: string): Key => ({ pk: exportsPartition, sk: sortKey })
/** The newest large export of a person and a filter. @param subject a hash of both */
export const exportOfSubjectKey = (subject: string): Key => ({
  pk: `${exportSubjectPrefix}${subject}`,
  sk: 'EXPORT',
})
/** @param id begins with the time */
export const cnicRequestKey = (id: string): Key => ({ pk: cnicRequestsPartition, sk: id })
/** @param at when the account was made */
export const walkInKey = (at: string, userId: string): Key => ({
  pk: walkInsPartition,
  sk: `${at}#${userId}`,
})
export const walkInNumberKey = (day: string): Key => ({
  pk: walkInsPartition,
  sk: `${endOfCore}NUMBER#${day}`,
})
/** The proposals that wait for a second person: one for each subject. */
export const openProposalKey = (kind: string, subject: string): Key => ({
  pk: proposalsPartition,
  sk: `${openProposalPrefix}${kind}#${subject}`,
})
export const settledProposalKey = (at: string, id: string): Key => ({
  pk: proposalsPartition,
  sk: `${settledProposalPrefix}${at}#${id}`,
})
