/** What a certificate says, taken from the register on the day it is made. */
import { createHash } from 'node:crypto'
import { requireEvidence } from '#functions/documents/use-cases/evidence.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { CertificateRecord } from '#shared/certificates/records/certificate.ts'
import { evidenceObstacle, serialOf } from '#shared/certificates/rules/certificates.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { linkHeld, standingLabels, standingOn } from '#shared/register/rules/registration.ts'
import { signCertificate } from './issued-statement.ts'

export type CertificateServices = Needs<
  'certificates' | 'clock' | 'config' | 'files' | 'log' | 'registerKeys' | 'registrations' | 'statementSigner'
>
export type CertificateRequest = Pick<RequestContext, 'attempt' | 'today'> & { staff: StaffMember }

/** @throws Conflict unless a certificate may be made of the registration today */
export const requirePrintable = (registration: RegistrationRecord, today: string): void => {
  if (registration.link_held) throw new Conflict(linkHeld)
  const standing = standingOn(registration, today)
  if (standing !== 'active')
    throw new Conflict(
      `Only a registration in force has a certificate. ${registration.number}: ${standingLabels[standing].toLowerCase()}`,
    )
  const obstacle = evidenceObstacle(registration)
  if (obstacle) throw new Conflict(obstacle)
}

/** Of the CNIC, as the certificate prints them. */
const lastDigits = 4

const digestOfPhoto = async (
  { photo, photo_sha256 }: RegistrationRecord,
  services: CertificateServices,
): Promise<string> => {
  if (!photo) return ''
  const file = { label: 'Photo of the entry', object_key: photo, sha256: photo_sha256 }
  return createHash('sha256')
    .update(await requireEvidence(file, services))
    .digest('base64url')
}

/** The next certificate of a registration, signed; nothing is stored yet. */
export const newCertificate = async (
  registration: RegistrationRecord,
  duplicate: boolean,
  { staff, today }: CertificateRequest,
  services: CertificateServices,
): Promise<CertificateRecord> => {
  const count = registration.certificates + 1
  const { number, category, name, father_name, photo, first_registered_on, valid_until } = registration
  const printed = {
    ...{ number, category, name, father_name, photo, first_registered_on, valid_until },
    ...{ count, serial: serialOf(number, count), issued_on: today, issued_by: clerkOf(staff), duplicate },
    qualification: registration.qualification,
    cnic_end: registration.cnic.slice(-lastDigits),
    photo_sha256: await digestOfPhoto(registration, services),
  }
  return {
    ...printed,
    paper_no: '',
    statement: await signCertificate(printed, services),
    former_statements: [],
    void: null,
  }
}
