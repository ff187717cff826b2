/** Who asks the register by name: an organisation with one e-mail address that a link confirmed. It has no password. */
import * as z from 'zod/mini'
import { line } from '#shared/kit/fields/text.ts'
import { addDays } from '#shared/kit/format.ts'

export const checkerRecord = z.object({
  id: z.string(),
  email: z.string(),
  /** Null until it has said its name. */
  organisation: z.nullable(z.string()),
  created_at: z.string(),
  /** When a registrar has stopped it. */
  stopped_at: z.optional(z.string()),
})
export type CheckerRecord = z.output<typeof checkerRecord>

type Stopped = Pick<CheckerRecord, 'stopped_at'>
const stoppedForDays = 365

/** The day from which an organisation that a registrar has stopped may ask again. */
export const mayAskFrom = ({ stopped_at = '' }: Stopped): string =>
  addDays(stopped_at.slice(0, 10), stoppedForDays)

export const isStopped = (checker: Stopped, today: string): boolean =>
  checker.stopped_at !== undefined && today < mayAskFrom(checker)

/** It stands in e-mails of the council: no address that a mail program would make a link of. */
export const nobodysAddress = z.refine<string>(
  (text) => !/:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}/iu.test(text),
  'Leave out addresses of web pages and e-mail, and put a space after each full stop',
)

export const namedOrganisation = z.strictObject({
  organisation: line('Enter the name of your organisation').check(nobodysAddress),
})

export const leaving = z.strictObject({ forget: z.boolean('Send true or false') })

/** @param token of the session, which ends by itself */
export const checkerSession = z.object({ token: z.string(), expires_in: z.number(), checker: checkerRecord })
