/** Which e-mails were sent to an applicant: subject, address and time, never the text. They go with the account. */
import * as z from 'zod/mini'
import type { AppContext } from '../services/app-context.ts'
import { accountKey } from '../table/keys/accounts.ts'
import { sentEmailKey } from '../table/keys/emails.ts'
import { personPartition } from '../table/keys/key.ts'
import { sentEmailPrefix } from '../table/partitions.ts'
import type { Write } from '../table/table.ts'
import { check, put, storedItem, within } from '../table/write.ts'
import type { Message } from './message.ts'
import type { StoredEmail } from './stored-email.ts'

export const sentEmail = z.object({ sent_at: z.string(), subject: z.string(), to: z.string() })
type SentEmail = z.output<typeof sentEmail>

/** The line of an e-mail, once however often it was sent; refused where the records of the account are being removed. */
export const putSent = ({ id, at, user_id }: StoredEmail, { subject, to }: Message, now: Date): Write[] => [
  put(storedItem(sentEmailKey(user_id, at, id), { sent_at: now.toISOString(), subject, to })),
  check({
    Key: { ...accountKey('applicant', user_id) },
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(closed_at)',
  }),
]

export const sentEmails = ({ table }: AppContext) => ({
  /** All of an applicant, newest first. */
  of: (userId: string): Promise<SentEmail[]> =>
    table.list(sentEmail, {
      ...within(personPartition('applicant', userId), { beginning: sentEmailPrefix }),
      ScanIndexForward: false,
    }),
})
