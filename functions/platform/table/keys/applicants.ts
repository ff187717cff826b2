/** Keys of what applicants enter and upload, and of the versions that are kept of it. */

import { type DocumentKey, documentSetOf } from '#shared/vocabulary/documents.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { endOfCore, sentFilePrefix, snapshotPrefix } from '../partitions.ts'
import { type Key, ownKey } from './key.ts'

export const applicantKey = (userId: string): Key => ownKey(userId, 'APPLICANT')
export const contactKey = (userId: string): Key => ownKey(userId, 'CONTACT')
export const qualificationKey = (userId: string, level: string): Key =>
  ownKey(userId, `QUALIFICATION#${(qualificationLevels as readonly string[]).indexOf(level) + 1}`)
export const userApplicationKey = (userId: string): Key => ownKey(userId, 'USER-APPLICATION')
export const formKey = (userId: string): Key => ownKey(userId, 'FORM')
export const documentPointerKey = (userId: string, name: DocumentKey): Key =>
  ownKey(userId, `DOCUMENT#${documentSetOf(name)}#${name}`)
export const uploadGrantKey = (userId: string, id: string): Key => ownKey(userId, `${endOfCore}GRANT#${id}`)
/** Records that a document was removed under this idempotency key; expires. */
export const removalKey = (userId: string, key: string): Key => ownKey(userId, `${endOfCore}REMOVED#${key}`)
/** A person who has sent a file of these bytes. @param sha256 Base64 */
export const sentFilePartition = (sha256: string): string => `${sentFilePrefix}${sha256}`
export const sentFileKey = (sha256: string, userId: string): Key => ({
  pk: sentFilePartition(sha256),
  sk: userId,
})
/** One version of an application, by when it was submitted and its number. */
export const snapshotKey = (userId: string, submittedAt: string, number: number): Key =>
  ownKey(userId, `${snapshotPrefix}${submittedAt}#${String(number).padStart(4, '0')}`)
/** A closed application that a new one has replaced, with everything that belonged to it. */
export const formerApplicationKey = (userId: string, submittedAt: string): Key =>
  ownKey(userId, `${endOfCore}FORMER#${submittedAt}`)
