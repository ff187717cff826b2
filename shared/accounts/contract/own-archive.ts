/** A person's own data: everything that the portal keeps about them, and when staff looked at it. */
import * as z from 'zod/mini'
import { applicantRecord } from '#shared/applications/records/applicant.ts'
import { applicationFormRecord } from '#shared/applications/records/application-form.ts'
import { contactInformationRecord } from '#shared/applications/records/contact-information.ts'
import { qualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import { snapshotCauses } from '#shared/applications/records/snapshot.ts'
import { userApplicationRecord } from '#shared/applications/records/user-application.ts'
import { printedCertificate } from '#shared/certificates/records/certificate.ts'
import { ownChangeRequest } from '#shared/register/records/change-request.ts'
import { namedCheck } from '#shared/register/records/check.ts'
import { ownClaim } from '#shared/register/records/claim.ts'
import { ownChange } from '#shared/register/records/own-history.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import { ownWatchers } from '#shared/register/records/watcher.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'
import { accountGenders } from '#shared/vocabulary/people.ts'
import { signInOutcomes } from '../records/sign-ins.ts'
import { unreachableAddress } from '../records/unreachable-address.ts'

/** One reading, without the name of who read. */
const reading = z.object({
  at: z.string(),
  /** An act of staff that shows them a person's file without changing it. */
  kind: z.enum([
    ...['opened', 'document', 'printed', 'exported'],
    /** Of the register: the entry, or a part of it with a certificate, a request, or somebody's claim. */
    ...['entry', 'certificate', 'request', 'claim', 'compared'],
  ] as const),
  /** The key of the document that was read; null for the other kinds. */
  document: z.nullable(z.string()),
  /** Whether it was the file that a newer one has replaced. */
  former: z.boolean(),
  /** What the reader is in the office, such as "Registrar"; null where it was not recorded. */
  role: z.nullable(z.string()),
})
export type Reading = z.output<typeof reading>

/** Newest first. */
export const readingsPage = z.object({ entries: z.array(reading), next: z.nullable(z.string()) })

/** A place in the archive, such as `files/cnic-front.jpg`. */
const place = z.string()

const ownDocument = z.object({
  name: z.string(),
  type: z.enum(documentTypes),
  size: z.number(),
  uploaded_at: z.string(),
  file: place,
  /** The file before, which the council had returned. */
  replaced_file: z.nullable(place),
})

const ownVersion = z.object({
  number: z.number(),
  at: z.string(),
  cause: z.enum(snapshotCauses),
  digest: z.string(),
  content: z.record(z.string(), z.record(z.string(), z.string())),
  files: z.array(place),
})

const ownPayment = z.object({
  challan_no: z.string(),
  amount: z.number(),
  paid_on: z.string(),
  verified_at: z.string(),
})

const person = {
  name: z.string(),
  father_name: z.string(),
  cnic: z.string(),
  phone: z.string(),
  email: z.string(),
  gender: z.optional(z.enum(accountGenders)),
}

/** An application with the records that belong to it. */
const ownApplication = {
  personal_information: z.nullable(
    z.extend(z.omit(applicantRecord, { photo: true }), { photo: z.nullable(place) }),
  ),
  contact_information: z.nullable(contactInformationRecord),
  qualification_information: z.array(qualificationInformationRecord),
  application_form: z.nullable(applicationFormRecord),
  user_application: z.nullable(userApplicationRecord),
  documents: z.array(ownDocument),
  /** The contents of the application at the submission and after each later change, the first one first. */
  versions: z.array(ownVersion),
  /** The verified fee. */
  payment: z.nullable(ownPayment),
}

/** Everything that the portal keeps of a person, but for what opens their account and the council's working notes. */
const ownRecords = z.object({
  made_at: z.string(),
  account: z.object({
    ...person,
    created_at: z.string(),
    email_confirmed_at: z.nullable(z.string()),
    /** Set if e-mails to the address come back. */
    unreachable: z.nullable(unreachableAddress),
    former_emails: z.array(z.string()),
  }),
  ...ownApplication,
  former_applications: z.array(z.object({ account: z.object(person), ...ownApplication })),
  /** Claims of entries of the register, the first one first. */
  claims: z.array(z.extend(ownClaim, { file: place })),
  /** Changes of the register that the person has asked for, newest first; the document of a withdrawn one is deleted. */
  change_requests: z.array(z.extend(ownChangeRequest, { file: z.nullable(place) })),
  sign_ins: z.array(z.object({ started_at: z.string(), last_used_at: z.string() })),
  passkeys: z.array(
    z.object({ name: z.string(), created_at: z.string(), last_used_at: z.nullable(z.string()) }),
  ),
  /** The last tries to sign in, newest first. */
  sign_in_tries: z.array(
    z.object({ at: z.string(), outcome: z.enum(signInOutcomes), browser: z.nullable(z.string()) }),
  ),
  /** That were sent, newest first. */
  emails: z.array(z.object({ sent_at: z.string(), subject: z.string(), to: z.string() })),
  /** What the person did with the application, newest first. */
  own_acts: z.array(z.object({ at: z.string(), act: z.string() })),
  readings: z.array(reading),
  /** The entry of the register that is linked to the account. */
  registration: z.nullable(
    z.object({
      ...z.pick(registrationRecord, {
        ...{ number: true, category: true, name: true, father_name: true, cnic: true, city: true },
        ...{ date_of_birth: true, qualification: true, first_registered_on: true, valid_until: true },
        ...{ renew_from: true, grace_until: true, lapses_on: true, suspended: true, removed: true },
        ...{ places: true, photo_shown: true, hold_since: true },
      }).shape,
      /** The serial number of the current one. */
      certificate: z.nullable(z.string()),
    }),
  ),
  registration_history: z.array(ownChange),
  /** The organisations that are told when it changes. */
  registration_watchers: ownWatchers,
  /** Who has asked about it by name, newest first. */
  checks_by_name: z.array(namedCheck),
  /** The current certificate as it is printed, with the address that its QR code has. */
  certificate: z.nullable(
    z.extend(z.omit(printedCertificate, { photo: true }), { photo: z.nullable(place) }),
  ),
})
export type OwnRecords = z.output<typeof ownRecords>

/** A file of the archive with its short-lived address. */
const ownFile = z.object({
  place,
  address: z.string(),
  /** In base64, of what was sent; null where the portal has kept none. */
  sha256: z.nullable(z.string()),
})
export type OwnFile = z.output<typeof ownFile>

export const ownArchive = z.object({ records: ownRecords, files: z.array(ownFile) })
export type OwnArchive = z.output<typeof ownArchive>
