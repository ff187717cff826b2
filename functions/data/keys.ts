/** Every key of the one table on one screen; partitions.ts names the partitions (docs/data-model.md#keys). */
import {
  type ApplicationStatus,
  type DocumentKey,
  documentSetOf,
  qualificationLevels,
} from '#shared/vocabulary.ts'
import {
  applicantPrefix,
  bankImportPrefix,
  bankImportsPartition,
  challanPrefix,
  cnicPrefix,
  counterPrefix,
  emailPrefix,
  endOfCore,
  exportsPartition,
  feeScheduleChangePrefix,
  feeSchedulePartition,
  limitPrefix,
  outboxPrefix,
  queuePrefix,
  resetPrefix,
  rosterPartition,
  searchPrefix,
  sentFilePrefix,
  staffEmailPrefix,
  staffPrefix,
  verificationKeysPartition,
  voucherPrefix,
} from './partitions.ts'

export interface Key {
  pk: string
  sk: string
}

/** Ids of ours are shorter; a key of the table has an end. */
export const longestId = 200

export const personPartition = (kind: PersonKind, id: string): string =>
  `${kind === 'staff' ? staffPrefix : applicantPrefix}${id}`
export type PersonKind = 'applicant' | 'staff'

const user = (id: string, sk: string): Key => ({ pk: personPartition('applicant', id), sk })

export const accountKey = (kind: PersonKind, id: string): Key => ({
  pk: personPartition(kind, id),
  sk: 'ACCOUNT',
})
export const applicantKey = (userId: string): Key => user(userId, 'APPLICANT')
export const contactKey = (userId: string): Key => user(userId, 'CONTACT')
/** What the desk keeps of an application; behind the core, so that its applicant does not pay for reading it. */
export const caseKey = (userId: string): Key => user(userId, `${endOfCore}CASE`)
export const formKey = (userId: string): Key => user(userId, 'FORM')
/** An application that is closed and has made room for a new one, with all it rested on. */
export const formerApplicationKey = (userId: string, submittedAt: string): Key =>
  user(userId, `${endOfCore}FORMER#${submittedAt}`)
export const userApplicationKey = (userId: string): Key => user(userId, 'USER-APPLICATION')
export const qualificationKey = (userId: string, level: string): Key =>
  user(userId, `QUALIFICATION#${(qualificationLevels as readonly string[]).indexOf(level) + 1}`)
export const documentPointerKey = (userId: string, name: DocumentKey): Key =>
  user(userId, `DOCUMENT#${documentSetOf(name)}#${name}`)
export const uploadGrantKey = (userId: string, id: string): Key => user(userId, `${endOfCore}GRANT#${id}`)
export const eventKey = (kind: PersonKind, personId: string, time: string, id: string): Key => ({
  pk: personPartition(kind, personId),
  sk: `${endOfCore}EVENT#${time}#${id}`,
})

export const sessionKey = (kind: PersonKind, id: string, sid: string): Key => ({
  pk: personPartition(kind, id),
  sk: `SESSION#${sid}`,
})

/** Whose fee a voucher asks for. It stays for ever, so that no number is given twice. */
export const voucherKey = (voucher: string): Key => ({ pk: `${voucherPrefix}${voucher}`, sk: 'TAKEN' })
/** A challan that has paid. */
export const challanKey = (challan: string): Key => ({ pk: `${challanPrefix}${challan}`, sk: 'TAKEN' })
/** A person who has sent a file of these bytes. @param sha256 Base64 */
export const sentFilePartition = (sha256: string): string => `${sentFilePrefix}${sha256}`
export const sentFileKey = (sha256: string, userId: string): Key => ({
  pk: sentFilePartition(sha256),
  sk: userId,
})
export const emailKey = (email: string): Key => ({ pk: `${emailPrefix}${email}`, sk: 'TAKEN' })
export const cnicKey = (cnic: string): Key => ({ pk: `${cnicPrefix}${cnic}`, sk: 'TAKEN' })
/** Everybody of the staff with their roles, in one item: a council has tens of them. */
export const rosterKey: Key = { pk: rosterPartition, sk: 'ROSTER' }
export const secondFactorKey = (staffId: string): Key => ({
  pk: personPartition('staff', staffId),
  sk: 'SECOND-FACTOR',
})
export const staffEmailKey = (email: string): Key => ({ pk: `${staffEmailPrefix}${email}`, sk: 'TAKEN' })

export const resetKey = (hash: string): Key => ({ pk: `${resetPrefix}${hash}`, sk: 'RESET' })
export const limitKey = (scope: string, subject: string, window: number): Key => ({
  pk: `${limitPrefix}${scope}#${subject}#${window}`,
  sk: 'LIMIT',
})
export const outboxKey = (id: string): Key => ({ pk: `${outboxPrefix}${id}`, sk: 'LETTER' })

/** Cases of one status, oldest first. One shard serves a province; a reader that merges more needs no other key. */
export const queuePartition = (status: ApplicationStatus): string => `${queuePrefix}${status}#0`
export const queuePlace = (submittedAt: string, userId: string): string => `${submittedAt}#${userId}`
/** How many cases stand in each status; in shards, since every step of every case writes here. */
export const queueCounterPartition = `${counterPrefix}QUEUE`
export const queueCounterKey = (shard: number): Key => ({ pk: queueCounterPartition, sk: String(shard) })
/** How many days cases stood in each status, for each week. */
export const stepDaysPartition = `${counterPrefix}DAYS`
export const stepDaysKey = (week: string, status: ApplicationStatus, shard: number): Key => ({
  pk: stepDaysPartition,
  sk: `${week}#${status}#${shard}`,
})
export const registrationCounterKey = (category: string): Key => ({
  pk: `${counterPrefix}REGISTRATION#${category}`,
  sk: 'COUNTER',
})
/** A way to a case: the beginning of a term leads to everybody whose term begins so. */
export const findPartition = (kind: FindKind, term: string): string =>
  `${searchPrefix}${kind}#${term.slice(0, findBucket[kind])}`
export const findKey = (kind: FindKind, term: string, userId: string): Key => ({
  pk: findPartition(kind, term),
  sk: `${term}#${userId}`,
})
export type FindKind = 'REFERENCE' | 'CNIC' | 'PHONE' | 'NAME' | 'REGISTRATION' | 'CHALLAN' | 'VOUCHER'
/** How much of a term must be typed at least; terms spread over as many partitions. */
export const findBucket: Record<FindKind, number> = {
  REFERENCE: 8,
  CNIC: 4,
  PHONE: 4,
  NAME: 2,
  REGISTRATION: 3,
  CHALLAN: 3,
  VOUCHER: 4,
}

/** Every export of the office, by time; they belong to no one case, and there are few. */
export const exportKey = (place: string): Key => ({ pk: exportsPartition, sk: place })
/** Imports of the bank's statements by time, each with its counts. */
export const bankImportKey = (at: string, id: string): Key => ({
  pk: bankImportsPartition,
  sk: `${at}#${id}`,
})
/** The rows of an import, and beside them what became of each. */
export const bankRowsPartition = (id: string): string => `${bankImportPrefix}${id}`
export const bankRowsKey = (id: string): Key => ({ pk: bankRowsPartition(id), sk: 'ROWS' })
export const bankResultKey = (id: string, line: number): Key => ({
  pk: bankRowsPartition(id),
  sk: `RESULT#${String(line).padStart(6, '0')}`,
})

export const feeScheduleKey = (firstDay: string): Key => ({ pk: feeSchedulePartition, sk: firstDay })
export const feeScheduleChangeKey = (at: string, id: string): Key => ({
  pk: feeSchedulePartition,
  sk: `${feeScheduleChangePrefix}${at}#${id}`,
})
export const verificationKeysKey = (kind: PersonKind): Key => ({ pk: verificationKeysPartition, sk: kind })
