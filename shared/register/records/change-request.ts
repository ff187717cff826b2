/** What holders ask of the register: to change a particular of their entry, with a document, or a letter of good standing. */

import * as z from 'zod/mini'
import { multipartFile } from '#shared/documents/records/document.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'
import { paperInLog } from './own-history.ts'
import { type Correctable, correctable } from './registration-file.ts'
import { standingStep } from './standing.ts'

export const particulars = [
  'name',
  'father_name',
  'cnic',
  'date_of_birth',
  'city',
  'qualification',
] as const satisfies (keyof Correctable)[]
export type Particular = (typeof particulars)[number]

/** A request is for a change of one particular, or for a letter. */
const asked = [...particulars, 'letter'] as const
export type Asked = (typeof asked)[number]

/** `proposed`: one registrar accepts it, and another one has not confirmed it yet. */
const requestStates = ['waiting', 'proposed', 'done', 'refused', 'withdrawn'] as const

export const refusalReasons = [
  'document-unreadable',
  'document-insufficient',
  'document-differs',
  'not-recognised',
  'addressee-unknown',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The council signs it, so it is a name and no text. */
const regulator = line('Enter the name of the regulator', 100).check(
  z.regex(/^\p{L}[\p{L}\p{M}\d ().,&’'/-]*$/u, 'Enter the name of the regulator in letters'),
)

/** The typed value of a particular in the register's form, or the regulator of a letter; or its error. */
export const readValue = (particular: Asked, text: string): { value: string } | { problem: string } => {
  const schema = particular === 'letter' ? regulator : correctable.shape[particular]
  const { data, error } = schema.safeParse(text)
  if (error) return { problem: error.issues[0]?.message ?? 'Enter what the register should say' }
  return data ? { value: data } : { problem: 'Enter what the register should say' }
}

export const newChangeRequest = z.strictObject({
  particular: z.enum(asked, 'Choose what to change'),
  /** The requested value, by the rules of the particular; of a letter the regulator to which it is addressed. */
  value: line('Enter what the register should say', 200),
  /** Why it changes; of a letter the address of the regulator. */
  words: lines('Explain the change in a sentence, or enter the address of the regulator', 300),
  /** A photo or scan of the document that proves a change; a letter needs none. */
  file: z.optional(multipartFile),
})

/** A letter of good standing as it is printed; all but the address is in its code. */
const goodStandingPaper = z.object({
  number: z.string(),
  name: z.string(),
  date_of_birth: z.string(),
  category: z.string(),
  qualification: z.string(),
  first_registered_on: z.string(),
  valid_until: z.string(),
  history: z.array(standingStep),
  issued_on: z.string(),
  /** The last day on which it is valid. */
  counts_until: z.string(),
  addressed_to: z.string(),
  issued_by: z.string(),
  confirmed_by: z.string(),
  /** The contents of the QR code: the address of the check with the signed statement. */
  code: z.string(),
  in_log: z.optional(paperInLog),
})
export type GoodStandingPaper = z.output<typeof goodStandingPaper>

/** A request as its holder sees it. */
export const ownChangeRequest = z.object({
  id: z.string(),
  particular: z.enum(asked),
  /** The register's value at the time of the request; empty if there was none. */
  before: z.string(),
  value: z.string(),
  words: z.string(),
  at: z.string(),
  state: z.enum(['waiting', 'done', 'refused', 'withdrawn']),
  answered_at: z.nullable(z.string()),
  reason: z.nullable(z.enum(refusalReasons)),
  /** The registrar's words for the holder; empty but for a refusal. */
  answer: z.string(),
  /** Whether the document can still be looked at. */
  has_document: z.boolean(),
  /** The certificate on paper says what the register said before. */
  replace_certificate: z.boolean(),
  /** The letter that was issued. */
  letter: z._default(z.nullable(goodStandingPaper), null),
})
export type OwnChangeRequest = z.output<typeof ownChangeRequest>

/** In the queue, oldest first. */
export const waitingChangeRequest = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  particular: z.enum(asked),
  at: z.string(),
})
export type WaitingChangeRequest = z.output<typeof waitingChangeRequest>

/** A request with the entry, for the registrar who decides it. */
export const changeRequestDetails = z.object({
  ...z.omit(ownChangeRequest, { state: true, has_document: true, replace_certificate: true }).shape,
  state: z.enum(requestStates),
  /** Who proposed to accept it, or refused it. */
  by: z.nullable(clerk),
  /** Null: a letter needs none, or it was deleted when the request was withdrawn. */
  document: z.nullable(z.object({ type: z.enum(documentTypes), size: z.number() })),
  entry: z.object({
    number: z.string(),
    version: z.number(),
    /** The register's present value; of a letter what was decided about the standing. */
    now: z.string(),
    name: z.string(),
    father_name: z.string(),
    cnic: z.string(),
    date_of_birth: z.nullable(z.string()),
    city: z.string(),
    qualification: z.string(),
    standing: z.string(),
    valid_until: z.string(),
    /** Serial of the current certificate. */
    certificate: z.nullable(z.string()),
  }),
  /** The values in the holder's account. */
  account: z.nullable(z.object({ name: z.string(), father_name: z.string(), cnic: z.string() })),
  /** Why it cannot be accepted now; null where it can. */
  obstacle: z.nullable(z.string()),
  /** Why the caller may neither accept nor refuse it; null where they may. */
  own: z.nullable(z.string()),
})
export type ChangeRequestDetails = z.output<typeof changeRequestDetails>

export const acceptedRequest = z.strictObject({
  words: lines('Enter the basis of the correction', 300),
  /** The version of the entry that was shown. */
  version: z.int('Load the entry again').check(z.minimum(1, 'Load the entry again')),
})

export const refusedRequest = z.strictObject({
  reason: z.enum(refusalReasons, 'Choose a reason'),
  answer: lines('Enter what the holder should know', 300),
})
export type RefusedRequest = z.output<typeof refusedRequest>
