/** Records that e-mails to an applicant's address come back, or are marked as spam. */
import * as z from 'zod/mini'

/** Why, as far as the mail service tells. */
export const returnReasons = [
  'no-mailbox',
  'stopped',
  'complaint',
  'mailbox-full',
  'refused',
  'not-answering',
] as const
export type ReturnReason = (typeof returnReasons)[number]

export const unreachableAddress = z.object({
  /** When the first of the e-mails in a row came back (ISO, UTC). */
  since: z.string(),
  reason: z.enum(returnReasons),
})
export type UnreachableAddress = z.output<typeof unreachableAddress>
