/** Every key of the table (docs/data-model.md#keys); partitions.ts names the partitions. */
import { plainNumber } from '#shared/format.ts'
import {
  type ApplicationStatus,
  type DocumentKey,
  documentSetOf,
  qualificationLevels,
} from '#shared/vocabulary.ts'
import {
  accountChecksPartition,
  applicantPrefix,
  assignedPrefix,
  bankImportPrefix,
  bankImportsPartition,
  bookPrefix,
  booksPartition,
  certificatePrefix,
  challanPrefix,
  changeRequestPrefix,
  changeRequestsPartition,
  claimsPartition,
  closingsPartition,
  cnicPrefix,
  counterPrefix,
  depositPrefix,
  emailLinkPrefix,
  emailPrefix,
  endOfCore,
  expiryPrefix,
  exportSubjectPrefix,
  exportsPartition,
  feeScheduleChangePrefix,
  feeSchedulePartition,
  feeScheduleProposalPrefix,
  figuresPartition,
  limitPrefix,
  notePrefix,
  openDepositsPartition,
  openProposalPrefix,
  openRequestPrefix,
  outboxPrefix,
  passkeyQuestionPrefix,
  proposalsPartition,
  queuePrefix,
  registerKeysPartition,
  registrationChangePrefix,
  registrationPrefix,
  remindersPartition,
  resetPrefix,
  retentionPartition,
  rosterPartition,
  savedViewPrefix,
  searchPrefix,
  sentFilePrefix,
  setAsidePrefix,
  settingsPartition,
  settledProposalPrefix,
  signInPrefix,
  snapshotPrefix,
  staffEmailPrefix,
  staffPrefix,
  termPartition,
  verificationKeysPartition,
  voucherPrefix,
  waitingEmailsPartition,
  workListPrefix,
} from './partitions.ts'

export interface Key {
  pk: string
  sk: string
}

/** The portal's own ids are shorter; DynamoDB limits the length of keys. */
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
/** The review of an application, which is not read together with its applicant. */
export const caseKey = (userId: string): Key => user(userId, `${endOfCore}CASE`)
export const formKey = (userId: string): Key => user(userId, 'FORM')
/** A closed application that a new one has replaced, with everything that belonged to it. */
export const formerApplicationKey = (userId: string, submittedAt: string): Key =>
  user(userId, `${endOfCore}FORMER#${submittedAt}`)
/** One version of an application, by when it was submitted and its number. */
export const snapshotKey = (userId: string, submittedAt: string, number: number): Key =>
  user(userId, `${snapshotPrefix}${submittedAt}#${String(number).padStart(4, '0')}`)
export const userApplicationKey = (userId: string): Key => user(userId, 'USER-APPLICATION')
export const qualificationKey = (userId: string, level: string): Key =>
  user(userId, `QUALIFICATION#${(qualificationLevels as readonly string[]).indexOf(level) + 1}`)
export const documentPointerKey = (userId: string, name: DocumentKey): Key =>
  user(userId, `DOCUMENT#${documentSetOf(name)}#${name}`)
/** What a colleague has written about the case, in the order of time. */
export const noteKey = (userId: string, time: string, id: string): Key =>
  user(userId, `${notePrefix}${time}#${id}`)
/** That a note was sent under this idempotency key; expires. */
export const sentNoteKey = (userId: string, mark: string): Key =>
  user(userId, `${endOfCore}SENT-NOTE#${mark}`)
/** That a document was removed under this idempotency key; expires. */
export const removalKey = (userId: string, key: string): Key => user(userId, `${endOfCore}REMOVED#${key}`)
/** When a member of staff last printed the case; expires. */
export const printedKey = (userId: string, staffId: string): Key =>
  user(userId, `${endOfCore}PRINTED#${staffId}`)
export const uploadGrantKey = (userId: string, id: string): Key => user(userId, `${endOfCore}GRANT#${id}`)
export const eventKey = (kind: PersonKind, personId: string, time: string, id: string): Key => ({
  pk: personPartition(kind, personId),
  sk: `${endOfCore}EVENT#${time}#${id}`,
})

export const sessionKey = (kind: PersonKind, id: string, sid: string): Key => ({
  pk: personPartition(kind, id),
  sk: `SESSION#${sid}`,
})

/** The browsers in which the person has signed in; expires. */
export const knownDevicesKey = (kind: PersonKind, id: string): Key => ({
  pk: personPartition(kind, id),
  sk: `${endOfCore}DEVICES`,
})
/** A try to sign in; expires. */
export const signInKey = (kind: PersonKind, id: string, time: string, entry: string): Key => ({
  pk: personPartition(kind, id),
  sk: `${signInPrefix}${time}#${entry}`,
})

/** The applicant whose fee a voucher asks for. It is never deleted, so that no number is given twice. */
export const voucherKey = (voucher: string): Key => ({ pk: `${voucherPrefix}${voucher}`, sk: 'TAKEN' })
/** A challan that has paid a fee. */
export const challanKey = (challan: string): Key => ({ pk: `${challanPrefix}${challan}`, sk: 'TAKEN' })
/** A person who has sent a file of these bytes. @param sha256 Base64 */
export const sentFilePartition = (sha256: string): string => `${sentFilePrefix}${sha256}`
export const sentFileKey = (sha256: string, userId: string): Key => ({
  pk: sentFilePartition(sha256),
  sk: userId,
})
export const emailKey = (email: string): Key => ({ pk: `${emailPrefix}${email}`, sk: 'TAKEN' })
export const cnicKey = (cnic: string): Key => ({ pk: `${cnicPrefix}${cnic}`, sk: 'TAKEN' })
/** All members of staff with their roles, in one item: a council has tens of them. */
export const rosterKey: Key = { pk: rosterPartition, sk: 'ROSTER' }
export const secondFactorKey = (staffId: string): Key => ({
  pk: personPartition('staff', staffId),
  sk: 'SECOND-FACTOR',
})
/** The passkeys of a person: of staff they belong to the second factor, which every request of theirs reads. */
export const passkeysKey = (kind: PersonKind, id: string): Key =>
  kind === 'staff' ? secondFactorKey(id) : user(id, `${endOfCore}PASSKEYS`)
/** A view of the queue that a member of staff has saved. */
export const savedViewKey = (staffId: string, id: string): Key => ({
  pk: personPartition('staff', staffId),
  sk: `${savedViewPrefix}${id}`,
})
export const staffEmailKey = (email: string): Key => ({ pk: `${staffEmailPrefix}${email}`, sk: 'TAKEN' })

/** A link that confirms an applicant's address, or undoes the change of one. */
export const emailLinkKey = (hash: string): Key => ({ pk: `${emailLinkPrefix}${hash}`, sk: 'LINK' })
/** A question that was asked of a passkey; expires. */
export const passkeyQuestionKey = (hash: string): Key => ({
  pk: `${passkeyQuestionPrefix}${hash}`,
  sk: 'QUESTION',
})
export const resetKey = (hash: string): Key => ({ pk: `${resetPrefix}${hash}`, sk: 'RESET' })
export const limitKey = (scope: string, subject: string, window: number): Key => ({
  pk: `${limitPrefix}${scope}#${subject}#${window}`,
  sk: 'LIMIT',
})
export const outboxKey = (id: string): Key => ({ pk: `${outboxPrefix}${id}`, sk: 'LETTER' })

/** An e-mail that the mail service does not allow yet, by when that was. */
export const waitingEmailKey = (at: string, id: string): Key => ({
  pk: waitingEmailsPartition,
  sk: `${at}#${id}`,
})

/** Cases of one status. `0` leaves room for more shards, which a province does not need. */
export const queuePartition = (status: ApplicationStatus): string => `${queuePrefix}${status}#0`
/** Cases of one status that are alike in all that a list filters by. @param group see queue-group.ts */
export const groupPartition = (status: ApplicationStatus, group: string): string =>
  `${queuePrefix}${status}#${group}`
/** Those of one city. @param city folded */
export const cityPartition = (status: ApplicationStatus, group: string, city: string): string =>
  `${groupPartition(status, group)}#${city}`
/** The open cases of one person of the staff. */
export const assignedPartition = (staffId: string): string => `${assignedPrefix}${staffId}`
export const queueSortKey = (time: string, userId: string): string => `${time}#${userId}`
/** How many cases are in each status; in shards, since every change of a status is counted here. */
export const queueCounterPartition = `${counterPrefix}QUEUE`
export const queueCounterKey = (shard: number): Key => ({ pk: queueCounterPartition, sk: String(shard) })
/** How many cases of each status are in each group. */
export const groupCounterPartition = `${counterPrefix}GROUPS`
export const groupCounterKey = (status: string, shard: number): Key => ({
  pk: groupCounterPartition,
  sk: `${status}#${shard}`,
})
/** How many days cases stayed in each status, for each week. */
export const statusDurationPartition = `${counterPrefix}DAYS`
export const statusDurationKey = (week: string, status: ApplicationStatus, shard: number): Key => ({
  pk: statusDurationPartition,
  sk: `${week}#${status}#${shard}`,
})
/** What was paid, reversed and kept without an application in each month. */
export const moneyCounterPartition = `${counterPrefix}MONEY`
export const moneyCounterKey = (month: string, of: 'payments' | 'deposits', shard: number): Key => ({
  pk: moneyCounterPartition,
  sk: `${month}#${of}#${shard}`,
})
/** How many open cases are assigned to each member of staff. */
export const assignedCounterPartition = `${counterPrefix}ASSIGNED`
export const assignedCounterKey = (staffId: string): Key => ({ pk: assignedCounterPartition, sk: staffId })
/** What the office did in each month: new applications in shards, and an item for each member of staff. */
export const reportCounterPartition = `${counterPrefix}REPORT`
export const reportOfApplicantsKey = (month: string, shard: number): Key => ({
  pk: reportCounterPartition,
  sk: `${month}#applicants#${shard}`,
})
export const reportOfStaffKey = (month: string, staffId: string): Key => ({
  pk: reportCounterPartition,
  sk: `${month}#staff#${staffId}`,
})
export const registrationCounterKey = (category: string): Key => ({
  pk: `${counterPrefix}REGISTRATION#${category}`,
  sk: 'COUNTER',
})
/** The search index: the beginning of a term finds everybody whose term begins so. */
export const searchPartition = (kind: SearchKind, term: string): string =>
  `${searchPrefix}${kind}#${term.slice(0, searchPrefixLength[kind])}`
export const searchKey = (kind: SearchKind, term: string, userId: string): Key => ({
  pk: searchPartition(kind, term),
  sk: `${term}#${userId}`,
})
export type SearchKind =
  | 'REFERENCE'
  | 'REFERENCE-PART'
  | 'CNIC'
  | 'PHONE'
  | 'NAME'
  /** Two words of a name that do not follow each other. */
  | 'NAME-PAIR'
  | 'FATHER'
  /** Name, father's name and date of birth together. */
  | 'PERSON'
  | 'REGISTRATION'
  | 'CHALLAN'
  | 'VOUCHER'
  /** What everybody finds in the register: by name, by city and name, and all of it in the order of numbers. */
  | 'PUBLIC-NAME'
  | 'PUBLIC-CITY'
  | 'PUBLIC-NUMBER'
/** How many characters of a term must be typed at least; they are part of the partition's name. */
export const searchPrefixLength: Record<SearchKind, number> = {
  REFERENCE: 8,
  'REFERENCE-PART': 4,
  CNIC: 4,
  PHONE: 4,
  NAME: 2,
  'NAME-PAIR': 2,
  FATHER: 2,
  PERSON: 2,
  REGISTRATION: 3,
  CHALLAN: 3,
  VOUCHER: 4,
  'PUBLIC-NAME': 2,
  'PUBLIC-CITY': 4,
  'PUBLIC-NUMBER': 1,
}

/** All exports in the order of time; there are few, and they belong to no single case. */
export const exportKey = (sortKey: string): Key => ({ pk: exportsPartition, sk: sortKey })
/** The newest large export of a person and a filter. @param subject a hash of both */
export const exportOfSubjectKey = (subject: string): Key => ({
  pk: `${exportSubjectPrefix}${subject}`,
  sk: 'EXPORT',
})
/** Imports of bank statements in the order of time, each with its counts. */
export const bankImportKey = (at: string, id: string): Key => ({
  pk: bankImportsPartition,
  sk: `${at}#${id}`,
})
/** The rows of an import, and the result of each. */
export const bankRowsPartition = (id: string): string => `${bankImportPrefix}${id}`
export const bankRowsKey = (id: string): Key => ({ pk: bankRowsPartition(id), sk: 'ROWS' })
export const bankResultKey = (id: string, line: number): Key => ({
  pk: bankRowsPartition(id),
  sk: `RESULT#${String(line).padStart(6, '0')}`,
})
/** Old registers: a council has tens of them. */
export const bookKey = (id: string): Key => ({ pk: booksPartition, sk: id })
/** Its files, the rows of each in parts, and the scans of its pages. */
export const bookPartition = (id: string): string => `${bookPrefix}${id}`
const twoDigits = (file: number): string => String(file).padStart(2, '0')
export const bookFilesPrefix = 'FILE#'
export const bookFileKey = (id: string, file: number): Key => ({
  pk: bookPartition(id),
  sk: `${bookFilesPrefix}${twoDigits(file)}`,
})
interface PartPlace {
  file: number
  part: number
}
const bookPartKeyOf =
  (kind: 'PART' | 'RESULT' | 'UNDONE') =>
  (id: string, { file, part }: PartPlace): Key => ({
    pk: bookPartition(id),
    sk: `${kind}#${twoDigits(file)}#${String(part).padStart(4, '0')}`,
  })
/** Rows that were sent together. */
export const bookPartKey = bookPartKeyOf('PART')
/** What became of them. */
export const bookResultKey = bookPartKeyOf('RESULT')
/** That they were undone, with what stayed. */
export const bookUndoneKey = bookPartKeyOf('UNDONE')
export const bookPagesPrefix = 'PAGE#'
export const bookPageKey = (id: string, page: string): Key => ({
  pk: bookPartition(id),
  sk: `${bookPagesPrefix}${page}`,
})
/** The claims of a person. */
export const ownClaimsKey = (userId: string): Key => user(userId, `${endOfCore}CLAIMS`)
/** A claim that waits, oldest first. */
export const waitingClaimKey = (at: string, userId: string): Key => ({
  pk: claimsPartition,
  sk: `${at}#${userId}`,
})
/** A deposit that had no application when it was imported; it is kept for good. @param challan letters and digits only */
export const depositKey = (challan: string): Key => ({ pk: `${depositPrefix}${challan}`, sk: 'DEPOSIT' })
/** The deposits that have no application yet, oldest first. */
export const openDepositKey = (paidOn: string, challan: string): Key => ({
  pk: openDepositsPartition,
  sk: `${paidOn}#${challan}`,
})
/** Those that were set aside, by when. They sort after the open ones. */
export const setAsideDepositKey = (at: string, challan: string): Key => ({
  pk: openDepositsPartition,
  sk: `${setAsidePrefix}${at}#${challan}`,
})

export const feeScheduleKey = (firstDay: string): Key => ({ pk: feeSchedulePartition, sk: firstDay })
export const feeScheduleChangeKey = (at: string, id: string): Key => ({
  pk: feeSchedulePartition,
  sk: `${feeScheduleChangePrefix}${at}#${id}`,
})
/** A proposal that waits for confirmation: one for each first day. */
export const feeScheduleProposalKey = (firstDay: string): Key => ({
  pk: feeSchedulePartition,
  sk: `${feeScheduleProposalPrefix}${firstDay}`,
})
/** An entry of the register. @param number in any spelling: `a 00012` is `A-00012` */
export const registrationPartition = (number: string): string => `${registrationPrefix}${plainNumber(number)}`
export const registrationKey = (number: string): Key => ({ pk: registrationPartition(number), sk: 'ENTRY' })
export const registrationChangeKey = (number: string, at: string, id: string): Key => ({
  pk: registrationPartition(number),
  sk: `${registrationChangePrefix}${at}#${id}`,
})
/** What the holder of an entry asks to change. */
export const changeRequestKey = (number: string, id: string): Key => ({
  pk: registrationPartition(number),
  sk: `${changeRequestPrefix}${id}`,
})
/** That a request to change this particular is open. */
export const openRequestKey = (number: string, particular: string): Key => ({
  pk: registrationPartition(number),
  sk: `${openRequestPrefix}${particular}`,
})
/** A request that waits for a registrar, oldest first. */
export const waitingRequestKey = (at: string, id: string): Key => ({
  pk: changeRequestsPartition,
  sk: `${at}#${id}`,
})
/** The entries that end in a month. @param month `YYYY-MM` */
export const expiryPartition = (month: string): string => `${expiryPrefix}${month}`
export const expiryKey = (validUntil: string, number: string): Key => ({
  pk: expiryPartition(validUntil.slice(0, 7)),
  sk: `${validUntil}#${plainNumber(number)}`,
})
export const termKey = (firstDay: string): Key => ({ pk: termPartition, sk: firstDay })
/** A list of cases that wait for somebody, such as `confirmation`, oldest first. */
export const workListPartition = (list: string): string => `${workListPrefix}${list}`
export const workEntryKey = (list: string, at: string, caseId: string): Key => ({
  pk: workListPartition(list),
  sk: `${at}#${caseId}`,
})
/** What waits for a second person: one proposal for each matter. */
export const openProposalKey = (kind: string, subject: string): Key => ({
  pk: proposalsPartition,
  sk: `${openProposalPrefix}${kind}#${subject}`,
})
export const settledProposalKey = (at: string, id: string): Key => ({
  pk: proposalsPartition,
  sk: `${settledProposalPrefix}${at}#${id}`,
})
export const officeSettingsKey: Key = { pk: settingsPartition, sk: 'OFFICE' }
export const councilSettingsKey: Key = { pk: settingsPartition, sk: 'COUNCIL' }
export const settingsChangeKey = (prefix: string, at: string, id: string): Key => ({
  pk: settingsPartition,
  sk: `${prefix}${at}#${id}`,
})
export const retentionSettingsKey: Key = { pk: settingsPartition, sk: 'RETENTION' }
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
/** What a run of the daily clean-up has removed; expires. */
export const retentionRunKey = (at: string, id: string): Key => ({
  pk: retentionPartition,
  sk: `RUN#${at}#${id}`,
})
/** How far the reminders of renewals have come; one item. */
export const reminderProgressKey: Key = { pk: remindersPartition, sk: 'PROGRESS' }
/** The register in figures as it was counted last, and how far the present count has come. */
export const figuresKey: Key = { pk: figuresPartition, sk: 'REGISTER' }
export const figuresCountKey: Key = { pk: figuresPartition, sk: 'COUNT' }
export const verificationKeysKey = (kind: PersonKind): Key => ({ pk: verificationKeysPartition, sk: kind })
/** Certificates of an entry, in the order in which they were prepared. */
export const certificateKey = (number: string, count: number): Key => ({
  pk: registrationPartition(number),
  sk: `${certificatePrefix}${String(count).padStart(4, '0')}`,
})
export const registerKeyKey = (kid: string): Key => ({ pk: registerKeysPartition, sk: kid })
