/** The holder's view of an entry: its history without names of staff, and the statement of registration. */

import * as z from 'zod/mini'
import { registrationEvents } from './registration.ts'
import { publicWordings, standingStep } from './standing.ts'

const text = z.nullable(z.string())
/** The fields that the holder is told, as far as they changed. */
const told = z.partial(
  z.object({
    ...{ name: text, father_name: text, cnic: text, date_of_birth: text, city: text },
    ...{ qualification: text, category: text, valid_until: text },
  }),
)

export const ownChange = z.object({
  at: z.string(),
  event: z.enum(registrationEvents),
  /** The day from which it applies; null if that is the day of the change. */
  since: text,
  /** The public sentence about it. */
  wording: z.nullable(z.enum(publicWordings)),
  /** The place of practice that it is about. */
  place: text,
  before: told,
  after: told,
})
export type OwnChange = z.output<typeof ownChange>

/** Newest first. */
export const ownHistoryPage = z.object({ entries: z.array(ownChange), next: z.nullable(z.string()) })

/** What a paper tells of the log, as it was when the paper was made: its line, and the lines and the short root of the log. */
export const paperInLog = z.object({ line: z.number(), size: z.number(), root: z.string() })
export type PaperInLog = z.output<typeof paperInLog>

/** A statement of registration as it is printed. */
export const registrationPaper = z.object({
  number: z.string(),
  name: z.string(),
  category: z.string(),
  qualification: z.string(),
  first_registered_on: z.string(),
  valid_until: z.string(),
  issued_on: z.string(),
  /** The last day on which it is valid. */
  counts_until: z.string(),
  history: z.array(standingStep),
  /** The contents of the QR code, which has all of it but where the entry stands in the public log. */
  code: z.string(),
  in_log: z.optional(paperInLog),
})
export type RegistrationPaper = z.output<typeof registrationPaper>
