/**
 * A registration: one person's permanent entry in the register under one number. It is kept when applications and
 * accounts are removed.
 */
import * as z from 'zod/mini'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, personName } from '#shared/kit/fields/text.ts'
import { foldNumber, isChallanNumber } from '#shared/kit/format.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { place } from './place.ts'
import { standingChange, standings } from './standing.ts'

/** The dates of an entry, as the term of the day of its approval gave them; they stay when other terms begin. */
const dates = {
  first_registered_on: z.string(),
  /** The last day on which it is in force. */
  valid_until: z.string(),
  /** The first day of the renewal window. */
  renew_from: z.string(),
  grace_until: z.string(),
  /** The day on which an entry that was not renewed leaves the register. */
  lapses_on: z.string(),
}

export const categories = ['A', 'B', 'C'] as const

/** Its source: an application by its reference, or a row of a book. */
const source = z.union([
  z.object({ application: z.string() }),
  // A book may consist of several files, numbered from 1.
  z.object({ book: z.string(), file: z.number(), row: z.number() }),
])

/** A paper that counts: at most one of a registration. */
const currentCertificate = z.object({
  ...{ serial: z.string(), issued_on: z.string(), valid_until: z.string() },
  /** Since when the register says something else of what it prints. */
  differs_since: z.optional(z.string()),
})

export const registrationRecord = z.object({
  /** As it is written, such as `A-00012`; compared by letters and digits. */
  number: z.string(),
  register: z.string(),
  category: z.string(),
  name: z.string(),
  father_name: z.string(),
  /** 13 digits; empty where an old entry has none. Never public. */
  cnic: z.string(),
  /** Never public. */
  date_of_birth: z.nullable(z.string()),
  city: z.string(),
  /** In words: "Pharm-D, University of the Punjab, 2019". */
  qualification: z.string(),
  /** The object key of the approved photo. Never public. */
  photo: z.nullable(z.string()),
  /** The digest of its file in base64 or base64url. */
  photo_sha256: z.optional(z.string()),
  ...dates,
  suspended: z.nullable(standingChange),
  removed: z.nullable(standingChange),
  source,
  /** Who has compared the row of a book with the scan of its page. */
  row_compared: z.optional(z.object({ ...clerk.shape, at: z.string() })),
  /** The account that it is linked to. */
  holder: z.nullable(z.string()),
  /** The address in the book has objected to that link, and the office has not decided. */
  link_held: z.optional(z.boolean()),
  /** Where the holder practises, the newest first; the history has all that there were. */
  places: z.optional(z.array(place)),
  /** Since when the holder lets their photo be shown at the door; ends with the link. */
  photo_shown: z.optional(z.nullable(z.string())),
  /** Since when the holder asks to be seen in person before it is relied on; ends with the link. It is no standing. */
  hold_since: z.optional(z.nullable(z.string())),
  certificate: z.nullable(currentCertificate),
  /** How many certificates there were so far. */
  certificates: z.number(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type RegistrationRecord = z.output<typeof registrationRecord>

/** Kept as it is written; compared by letters and digits. */
export const registrationNumber = line('Enter the registration number', 30).check(
  z.overwrite(foldNumber),
  z.refine<string>(
    (text) => text === '' || isChallanNumber(text),
    'Enter the registration number in letters A to Z and digits',
  ),
)

/** The holder's own entry, as far as a renewal states and shows it. */
export const ownEntry = z.extend(
  z.pick(registrationRecord, {
    ...{ number: true, category: true, name: true, father_name: true, city: true, qualification: true },
    ...{ first_registered_on: true, valid_until: true, renew_from: true, grace_until: true, lapses_on: true },
    ...{ certificate: true, hold_since: true },
  }),
  { standing: z.enum(standings) },
)
export type OwnEntry = z.output<typeof ownEntry>

/** The entry of a renewal as the office sees it on the certificate, for one that is not in the register yet. */
export const registrationLink = z.strictObject({
  number: registrationNumber,
  category: z.enum(categories, 'Choose the category'),
  name: personName('Enter the name as on the certificate'),
  father_name: personName('Enter the father’s name as on the certificate'),
  first_registered_on: date('Date of registration', 'Enter the date of registration'),
  valid_until: date('Valid until', 'Enter until when the certificate is valid'),
  certificate_seen: z.literal(true, 'Confirm that you have seen the certificate'),
})
export type RegistrationLink = z.output<typeof registrationLink>

/** What can happen to an entry. */
export const registrationEvents = [
  'CREATED',
  'EXTENDED',
  'APPROVAL_REVERSED',
  'RESTORED',
  'LINKED',
  'UNLINKED',
  'IMPORTED',
  'IMPORT_UNDONE',
  'ROW_COMPARED',
  'CLAIMED',
  'CLAIM_HELD',
  'CLAIM_UPHELD',
  'SUSPENDED',
  'REINSTATED',
  'REMOVED',
  'DIED',
  'CORRECTED',
  'LETTER_ISSUED',
  'PLACE_DECLARED',
  'PLACE_CHANGED',
  'PLACE_ENDED',
  'PLACE_PHOTO_SHOWN',
  'PLACE_PHOTO_HIDDEN',
  'HOLD_SET',
  'HOLD_ENDED',
  'CERTIFICATE_PREPARED',
  'CERTIFICATE_REPLACED',
  'CERTIFICATE_VOID',
  'CERTIFICATE_NUMBERED',
] as const
export type RegistrationEvent = (typeof registrationEvents)[number]

/** One entry of its history, which is never changed. */
export const registrationChange = z.object({
  event: z.enum(registrationEvents),
  at: z.string(),
  /** Null: a command of the operators, or the holder. */
  by: z.nullable(clerk),
  /** The second person, where two are needed. */
  confirmed_by: z._default(z.nullable(clerk), null),
  reason: z._default(z.string(), ''),
  /** The reference of the application, or the id of the book, by which it changed. */
  from: z._default(z.nullable(z.string()), null),
  /** The holder's request, with its document, that it answers. */
  request: z._default(z.nullable(z.string()), null),
  /** The paper on which a change of standing rests (`standingDocument`). */
  document: z._default(z.nullable(z.string()), null),
  /** The fields that changed, as they were and as they are; both empty where nothing did. */
  before: z._default(z.record(z.string(), z.unknown()), {}),
  after: z._default(z.record(z.string(), z.unknown()), {}),
})
export type RegistrationChange = z.output<typeof registrationChange>
