/** Keys of e-mails that are to be sent, and that were. */
import { outboxPrefix, pacedEmailsPartition, sentEmailPrefix, waitingEmailsPartition } from '../partitions.ts'
import { type Key, ownKey } from './key.ts'

export const outboxKey = (id: string): Key => ({ pk: `${outboxPrefix}${id}`, sk: 'EMAIL' })
/** An e-mail that the mail service does not allow yet, by when it is tried again. */
export const waitingEmailKey = (at: string, id: string): Key => ({
  pk: waitingEmailsPartition,
  sk: `${at}#${id}`,
})
/** Those that are sent soon sort before the others. */
export const pacedEmailKey = (at: string, id: string, turn: 'late' | 'soon'): Key => ({
  pk: pacedEmailsPartition,
  sk: `${turn === 'soon' ? '!' : ''}${at}#${id}`,
})
/** Of an applicant, by when what it tells of happened. */
export const sentEmailKey = (userId: string, at: string, id: string): Key =>
  ownKey(userId, `${sentEmailPrefix}${at}#${id}`)
