/** Keys of e-mails that are to be sent. */
import { outboxPrefix, pacedEmailsPartition, waitingEmailsPartition } from '../partitions.ts'
import type { Key } from './key.ts'

export const outboxKey = (id: string): Key => ({ pk: `${outboxPrefix}${id}`, sk: 'EMAIL' })
/** An e-mail that the mail service does not allow yet, by when it is tried again. */
export const waitingEmailKey = (at: string, id: string): Key => ({
  pk: waitingEmailsPartition,
  sk: `${at}#${id}`,
})
export const pacedEmailKey = (at: string, id: string): Key => ({
  pk: pacedEmailsPartition,
  sk: `${at}#${id}`,
})
