/** A certificate: one printed paper of a registration. A registration has many over time, and at most one is current. */
import * as z from 'zod/mini'
import { chosenApplications } from '#shared/applications/records/chosen-applications.ts'
import { writtenNumber } from '#shared/kit/fields/dates-and-numbers.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { paperInLog } from '#shared/register/records/own-history.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import { publicWordings, standings } from '#shared/register/records/standing.ts'
import { clerk } from '#shared/staff/records/clerk.ts'

/** Why a paper is no longer the current one. */
const voidReasons = ['lost', 'damaged', 'name-changed', 'renewed', 'misprinted', 'issued-by-mistake'] as const
export type VoidReason = (typeof voidReasons)[number]

/** The reasons with which a duplicate replaces it, and those without a replacement. */
export const duplicateReasons = ['lost', 'damaged', 'name-changed'] as const
export const withdrawalReasons = ['misprinted', 'issued-by-mistake'] as const

/** The printed data, as it was in the register when the certificate was prepared. */
const printed = z.pick(registrationRecord, {
  number: true,
  category: true,
  name: true,
  father_name: true,
  photo: true,
  first_registered_on: true,
  valid_until: true,
})

/** Printed since version 2 of the statement; earlier papers have none of it. */
const sinceVersion2 = z._default(z.nullable(z.string()), null)

export const certificateRecord = z.object({
  ...printed.shape,
  qualification: sinceVersion2,
  /** The last digits of the CNIC; empty where the entry has none. */
  cnic_end: sinceVersion2,
  /** The digest of the photo's file in base64url; empty without a photo. */
  photo_sha256: sinceVersion2,
  /** From 1, within its registration. */
  count: z.number(),
  /** As printed, such as `A-00012/1`. */
  serial: z.string(),
  issued_on: z.string(),
  issued_by: clerk,
  /** It replaces one that was lost, damaged or overtaken by a correction. */
  duplicate: z.boolean(),
  /** Of the sheet on which it is printed, in letters and digits; empty where nobody noted it. */
  paper_no: z._default(z.string(), ''),
  /** The contents of its QR code. */
  statement: z.string(),
  /** Digests of the statements that it had before it was signed with another key; papers with them are still genuine. */
  former_statements: z._default(z.array(z.string()), []),
  /** Since when and why it does not count any more. */
  void: z.nullable(z.object({ on: z.string(), reason: z.enum(voidReasons), by: clerk })),
})
export type CertificateRecord = z.output<typeof certificateRecord>

/** The register's answer about a printed certificate. */
const certificateStates = ['current', 'outdated', 'replaced', 'void', 'unknown'] as const
export type CertificateState = (typeof certificateStates)[number]

/** All that a certificate prints; told only to who has its QR code before them. */
const printedFacts = z.pick(certificateRecord, {
  ...{ number: true, name: true, father_name: true, cnic_end: true, category: true, qualification: true },
  ...{ photo_sha256: true, first_registered_on: true, valid_until: true, count: true, issued_on: true },
})

/** The public facts about a registration and one of its certificates. */
export const certificateStanding = z.object({
  ...z.pick(registrationRecord, { number: true, name: true, category: true, valid_until: true }).shape,
  standing: z.enum(standings),
  /** The public sentence about a suspension or a removal. */
  wording: z.nullable(z.enum(publicWordings)),
  /** The holder asks to be seen in person before the registration, which is in force, is relied on. */
  hold: z.boolean(),
  certificate: z.enum(certificateStates),
  /** Since when the register says something else of what the current certificate prints. */
  differs_since: z.nullable(z.string()),
  /** What the certificate printed, if its statement is the one whose digest was sent; otherwise null. */
  printed: z.nullable(printedFacts),
  checked_at: z.string(),
})
export type CertificateStanding = z.output<typeof certificateStanding>

/** A certificate as it is printed. */
export const printedCertificate = z.object({
  ...z.omit(certificateRecord, {
    ...{ photo: true, photo_sha256: true, statement: true, former_statements: true },
    ...{ void: true, issued_by: true },
  }).shape,
  /** A short-lived address, null without a photo. */
  photo: z.nullable(z.string()),
  /** The contents of the QR code. */
  address: z.string(),
  /** None until the entry has a line. */
  in_log: z.optional(paperInLog),
})
export type PrintedCertificate = z.output<typeof printedCertificate>

export const certificateView = z.object({
  ...z.pick(registrationRecord, { number: true, name: true, category: true, valid_until: true }).shape,
  standing: z.enum(standings),
  /** How many there were so far. */
  certificates: z.number(),
  current: z.nullable(printedCertificate),
  /** The current one says what the register says, so that none needs to be prepared. */
  up_to_date: z.boolean(),
  /** Since when the register says something else of what the current certificate prints. */
  differs_since: z.nullable(z.string()),
})
export type CertificateView = z.output<typeof certificateView>

export const outdatedPaper = z.object({
  ...z.pick(registrationRecord, { number: true, name: true }).shape,
  /** The day of the correction. */
  since: z.string(),
})
export type OutdatedPaper = z.output<typeof outdatedPaper>

/** Which one is meant: pressed twice, it is still one duplicate. */
const serial = z.int('Choose the certificate').check(z.minimum(1, 'Choose the certificate'))

export const certificateReplacement = z.strictObject({
  serial,
  reason: z.enum(duplicateReasons, 'Choose why'),
})
export const certificateWithdrawal = z.strictObject({
  serial,
  reason: z.enum(withdrawalReasons, 'Choose why'),
})
export const certificatePaper = z.strictObject({
  serial,
  paper_no: writtenNumber('number of the paper').check(
    z.overwrite(plainNumber),
    z.maxLength(20, 'Enter at most 20 letters and digits'),
  ),
})

const mostAtOnce = 10
export const certificatesOfCases = z.strictObject({ ids: chosenApplications(mostAtOnce) })

export const preparedCertificates = z.object({
  results: z.array(
    z.object({
      /** Of the case. */
      id: z.string(),
      /** Null where there is no such case. */
      reference_no: z.nullable(z.string()),
      certificate: z.nullable(printedCertificate),
      /** Why there is none. */
      words: z.nullable(z.string()),
    }),
  ),
})
export type PreparedCertificate = z.output<typeof preparedCertificates>['results'][number]
