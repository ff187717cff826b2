/** Keys of sessions, second factors, links and limits. */
import {
  endOfCore,
  limitPrefix,
  passkeyQuestionPrefix,
  resetPrefix,
  signInPrefix,
  verificationKeysPartition,
} from '../partitions.ts'
import { type Key, ownKey, type PersonKind, personPartition } from './key.ts'

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
export const secondFactorKey = (staffId: string): Key => ({
  pk: personPartition('staff', staffId),
  sk: 'SECOND-FACTOR',
})
/** The passkeys of a person: of staff they belong to the second factor, which every request of theirs reads. */
export const passkeysKey = (kind: PersonKind, id: string): Key =>
  kind === 'staff' ? secondFactorKey(id) : ownKey(id, `${endOfCore}PASSKEYS`)
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
export const verificationKeysKey = (kind: PersonKind): Key => ({ pk: verificationKeysPartition, sk: kind })
