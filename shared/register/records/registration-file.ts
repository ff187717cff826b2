/** An entry of the register as staff see it whole, and what they propose about it. */
import * as z from 'zod/mini'
import { unreachableAddress } from '#shared/accounts/records/unreachable-address.ts'
import { multipartFile } from '#shared/documents/records/document.ts'
import { date, optionalDate } from '#shared/kit/fields/dates-and-numbers.ts'
import { optionalCnic } from '#shared/kit/fields/identity.ts'
import { line, lines, optionalLines, personName } from '#shared/kit/fields/text.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { endReasons, standingActs } from '#shared/vocabulary/register.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { namedCheck } from './check.ts'
import { registrationChange, registrationRecord } from './registration.ts'
import { publicWordings, standingReasons, standings } from './standing.ts'

/** A certificate of the entry, without its photo. */
const listedCertificate = z.object({
  serial: z.string(),
  issued_on: z.string(),
  valid_until: z.string(),
  /** Null: the current one. */
  void: z.nullable(z.object({ on: z.string(), reason: z.string() })),
})

/** An application of the holder. */
const heldApplication = z.object({
  reference_no: z.string(),
  application_title: z.enum(applicationTitles),
  status: z.enum(applicationStatuses),
  status_since: z.string(),
})

export const registrationFile = z.object({
  ...z.omit(registrationRecord, { photo: true, created_at: true, updated_at: true }).shape,
  standing: z.enum(standings),
  /** A short-lived address, null without a photo. */
  photo: z.nullable(z.string()),
  /** That e-mails to the holder's address come back, and the phone to call instead; null while nothing is known against it. */
  unreachable: z.nullable(z.extend(unreachableAddress, { phone: z.string() })),
  /** All that there were, the newest first. */
  papers: z.array(listedCertificate),
  /** The holder's, the newest first; the first one is the case. */
  applications: z.array(heldApplication),
  /** Those of good standing, the newest first. */
  letters: z.array(z.object({ id: z.string(), addressed_to: z.string(), issued_on: z.string() })),
  /** By organisations, the 10 newest first. */
  named_checks: z.array(namedCheck),
  /** The changes that a registrar may propose today. */
  possible_acts: z.array(z.enum(standingActs)),
  /** The holder's requests that nobody has decided; without those that wait for a second person. */
  requests: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The current certificate says what the register said before a correction. */
  differs_since: z.nullable(z.string()),
  /** The proposal that waits for a second person; null if there is none. */
  waiting: z.nullable(z.object({ title: z.string(), by: z.string() })),
})
export type RegistrationFile = z.output<typeof registrationFile>

export const registrationHistoryPage = z.object({
  entries: z.array(registrationChange),
  next: z.nullable(z.string()),
})

const words = lines('Enter the basis of the decision', 300)
const version = z.int('Load the entry again').check(z.minimum(1, 'Load the entry again'))

/** A change of standing. Which reasons and wordings go with which act: rules/standing-changes.ts. */
export const proposedStanding = z.strictObject({
  act: z.enum(standingActs, 'Choose what to propose'),
  since: date('Date'),
  reason: z.enum([...new Set([...standingReasons, ...endReasons])], 'Choose a reason'),
  /** Null: everybody reads the standing only. */
  wording: z.nullable(z.enum(publicWordings, 'Choose what everybody reads')),
  words,
  /** Why a death is noted without a document; nothing otherwise. */
  without_document: z.optional(optionalLines(200)),
  /** The version of the entry that was read. */
  version,
})
export type ProposedStanding = z.output<typeof proposedStanding>

/** The same in a form, with the paper on which it rests. */
export const proposedStandingWithDocument = z.strictObject({
  ...z.omit(proposedStanding, { without_document: true }).shape,
  wording: z.enum(['', ...publicWordings], 'Choose what everybody reads'),
  version: z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Load the entry again')),
  file: multipartFile,
})
export type ProposedStandingWithDocument = z.output<typeof proposedStandingWithDocument>

/** The name of such a paper in the store. */
export const standingDocument = z
  .string()
  .check(z.regex(/^[\w-]{22}\.(jpg|png|pdf)$/, 'There is no such document'))

/** The particulars that a correction may change. */
export const correctable = z.strictObject({
  name: personName('Enter the name'),
  father_name: personName('Enter the father’s name'),
  cnic: optionalCnic,
  date_of_birth: optionalDate('Date of birth'),
  city: line('Enter the city', 60),
  qualification: line('Enter the qualification', 200),
})
export type Correctable = z.output<typeof correctable>

export const proposedParticulars = z.strictObject({ particulars: correctable, words, version })
export type ProposedParticulars = z.output<typeof proposedParticulars>

/** The contents of such a proposal until it is confirmed. */
export const standingProposal = z.extend(z.omit(proposedStanding, { words: true, without_document: true }), {
  document: z.optional(standingDocument),
})
export const unlinkProposal = z.object({ version: z.number() })
export const letterProposal = z.object({ version: z.number(), request: z.string() })
export const particularsProposal = z.object({
  version: z.number(),
  /** The holder's request that it answers. */
  request: z.optional(z.string()),
  fields: z.partial(
    z.object({
      name: z.string(),
      father_name: z.string(),
      cnic: z.string(),
      date_of_birth: z.nullable(z.string()),
      city: z.string(),
      qualification: z.string(),
    }),
  ),
})
