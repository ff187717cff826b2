/** Keys of entries of the register and of all that belongs to them. */

import { plainNumber } from '#shared/kit/format.ts'
import {
  certificatePrefix,
  changeRequestPrefix,
  changeRequestsPartition,
  checkedPrefix,
  checkerPrefix,
  claimsPartition,
  cnicPrefix,
  concernsPartition,
  drugLicencePrefix,
  endedConcernPrefix,
  endOfCore,
  expiryPrefix,
  failedChangePrefix,
  figuresPartition,
  leafPrefix,
  logPartition,
  openRequestPrefix,
  ownCheckPrefix,
  papersPartition,
  practicePrefix,
  registerKeysPartition,
  registrationChangePrefix,
  registrationEntry,
  registrationPrefix,
  remindersPartition,
  sentCheckPrefix,
  sheetPrefix,
  termPartition,
  waitingConcernPrefix,
  watchedPrefix,
  watcherPrefix,
  watchersPartition,
} from '../partitions.ts'
import { type Key, ownKey } from './key.ts'

/** An entry of the register. @param number in any spelling: `a 00012` is `A-00012` */
export const registrationPartition = (number: string): string => `${registrationPrefix}${plainNumber(number)}`
export const registrationKey = (number: string): Key => ({
  pk: registrationPartition(number),
  sk: registrationEntry,
})
export const registrationChangeKey = (number: string, at: string, id: string): Key => ({
  pk: registrationPartition(number),
  sk: `${registrationChangePrefix}${at}#${id}`,
})
/** @param id begins with the time at which it was told */
export const concernKey = (id: string): Key => ({ pk: concernsPartition, sk: `${waitingConcernPrefix}${id}` })
export const endedConcernKey = (at: string, id: string): Key => ({
  pk: concernsPartition,
  sk: `${endedConcernPrefix}${at}#${id}`,
})
/** An organisation that watches or has asked to. */
export const watcherKey = (id: string): Key => ({ pk: watchersPartition, sk: id })
export const watchListKey = (id: string): Key => ({ pk: `${watcherPrefix}${id}`, sk: 'NUMBERS' })
/** A change that it is told of, by its number. */
export const watchedChangeKey = (id: string, change: number): Key => ({
  pk: `${watcherPrefix}${id}`,
  sk: `CHANGE#${String(change).padStart(9, '0')}`,
})
/** What it was told last of a number. */
export const watchedKey = (number: string, id: string): Key => ({
  pk: registrationPartition(number),
  sk: `${watchedPrefix}${id}`,
})

/** A check by name of its organisation. @param id begins with the time */
export const ownCheckKey = (checker: string, id: string): Key => ({
  pk: `${checkerPrefix}${checker}`,
  sk: `${ownCheckPrefix}${id}`,
})
/** Which check a request has made; expires. */
export const sentCheckKey = (checker: string, hash: string): Key => ({
  pk: `${checkerPrefix}${checker}`,
  sk: `${sentCheckPrefix}${hash}`,
})
/** The same check for the holder of a number. */
export const checkedKey = (number: string, id: string): Key => ({
  pk: `${checkedPrefix}${plainNumber(number)}`,
  sk: id,
})

/** Certificates of an entry, in the order in which they were prepared. */
export const certificateKey = (number: string, count: number): Key => ({
  pk: registrationPartition(number),
  sk: `${certificatePrefix}${String(count).padStart(4, '0')}`,
})
/** A sheet of paper that is used. @param paperNo in letters and digits */
export const sheetKey = (paperNo: string): Key => ({ pk: `${sheetPrefix}${paperNo}`, sk: 'USED' })
/** A holder's request to change the entry. */
export const changeRequestKey = (number: string, id: string): Key => ({
  pk: registrationPartition(number),
  sk: `${changeRequestPrefix}${id}`,
})
/** Records that a request to change this particular is open. */
export const openRequestKey = (number: string, particular: string): Key => ({
  pk: registrationPartition(number),
  sk: `${openRequestPrefix}${particular}`,
})
/** A request that waits for a registrar, oldest first. */
export const waitingRequestKey = (at: string, id: string): Key => ({
  pk: changeRequestsPartition,
  sk: `${at}#${id}`,
})
/** The claims of a person. */
export const ownClaimsKey = (userId: string): Key => ownKey(userId, `${endOfCore}CLAIMS`)
/** Tells with the records of a person that a claim of theirs is open. */
export const openClaimKey = (userId: string): Key => ownKey(userId, 'CLAIM')
/** A claim that waits, oldest first. */
export const waitingClaimKey = (at: string, userId: string): Key => ({
  pk: claimsPartition,
  sk: `${at}#${userId}`,
})
/** Which entry of a register has a CNIC. */
export const registeredCnicKey = (register: string, cnic: string): Key => ({
  pk: `${cnicPrefix}${cnic}`,
  sk: `REGISTER#${register}`,
})
/** The entries that end in a month. @param month `YYYY-MM` */
export const expiryPartition = (month: string): string => `${expiryPrefix}${month}`
export const expiryKey = (validUntil: string, number: string): Key => ({
  pk: expiryPartition(validUntil.slice(0, 7)),
  sk: `${validUntil}#${plainNumber(number)}`,
})
export type PracticeKind = 'CITY' | 'LICENCE' | 'PREMISES'
/** Of so many characters of a term, which is never shorter, the name of the partition is made. */
export const shortestPractice = 2
/** The places of practice of which a term begins so. */
export const practicePartition = (kind: PracticeKind, term: string): string =>
  `${practicePrefix}${kind}#${term.slice(0, shortestPractice)}`
/** Where a place of an entry is found. @param id of the place */
export const practiceKey = (kind: PracticeKind, term: string, number: string, id: string): Key => ({
  pk: practicePartition(kind, term),
  sk: `${term}#${plainNumber(number)}#${id}`,
})
/** Counts who came to be in charge of the premises with a licence. */
export const licenceTurnKey = (licence: string): Key => ({
  pk: `${drugLicencePrefix}${plainNumber(licence)}`,
  sk: 'TURN',
})
/** A certificate that is to be replaced since a day. */
export const outdatedPaperKey = (since: string, number: string): Key => ({
  pk: papersPartition,
  sk: `${since}#${plainNumber(number)}`,
})
export const termKey = (firstDay: string): Key => ({ pk: termPartition, sk: firstDay })
/** How far the reminders of renewals have come; one item. */
export const reminderProgressKey: Key = { pk: remindersPartition, sk: 'PROGRESS' }
/** The register in figures as it was counted last, and how far the present count has come. */
export const figuresKey: Key = { pk: figuresPartition, sk: 'REGISTER' }
export const figuresCountKey: Key = { pk: figuresPartition, sk: 'COUNT' }
export const registerKeyKey = (kid: string): Key => ({ pk: registerKeysPartition, sk: kid })
/** A leaf of the public log. */
export const leafKey = (index: number): Key => ({
  pk: logPartition,
  sk: `${leafPrefix}${String(index).padStart(12, '0')}`,
})
/** How far the register was written into the log when it began. */
export const logBeginningKey: Key = { pk: logPartition, sk: 'BEGINNING' }
/** A number of which a change could not be written into the log, or not be told. */
export const failedChangeKey = (number: string): Key => ({
  pk: logPartition,
  sk: `${failedChangePrefix}${plainNumber(number)}`,
})
/** Where the number of an entry stands in the log. */
export const loggedKey = (number: string): Key => ({
  pk: registrationPartition(number),
  sk: `${endOfCore}LOGGED`,
})
