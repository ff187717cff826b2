/** A certificate: one printed paper of a registration. A registration has many over time, and at most one is current. */
import * as z from 'zod/mini'
import { chosenApplications } from '#shared/applications/records/chosen-applications.ts'
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

export const certificateRecord = z.object({
  ...printed.shape,
  /** From 1, within its registration. */
  count: z.number(),
  /** As printed, such as `A-00012/1`. */
  serial: z.string(),
  issued_on: z.string(),
  issued_by: clerk,
  /** It replaces one that was lost, damaged or has a former name. */
  duplicate: z.boolean(),
  /** The contents of its QR code. */
  statement: z.string(),
  /** Since when and why it does not count any more. */
  void: z.nullable(z.object({ on: z.string(), reason: z.enum(voidReasons), by: clerk })),
})
export type CertificateRecord = z.output<typeof certificateRecord>

/** The register's answer about a printed certificate. */
const certificateStates = ['current', 'replaced', 'void', 'unknown'] as const
export type CertificateState = (typeof certificateStates)[number]

/** The public facts about a registration and one of its certificates. */
export const certificateStanding = z.object({
  ...z.pick(registrationRecord, { number: true, name: true, category: true, valid_until: true }).shape,
  standing: z.enum(standings),
  /** The public sentence about a suspension or a removal. */
  wording: z.nullable(z.enum(publicWordings)),
  certificate: z.enum(certificateStates),
})
export type CertificateStanding = z.output<typeof certificateStanding>

/** A certificate as it is printed. */
const printedCertificate = z.object({
  ...z.omit(certificateRecord, { photo: true, statement: true, void: true, issued_by: true }).shape,
  /** A short-lived address, null without a photo. */
  photo: z.nullable(z.string()),
  /** The contents of the QR code. */
  address: z.string(),
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
  /** The current certificate has a name that was corrected in the register since. */
  former_name: z.boolean(),
})
export type CertificateView = z.output<typeof certificateView>

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

const mostAtOnce = 10
export const certificatesOfCases = z.strictObject({
  ids: chosenApplications(mostAtOnce),
})

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
