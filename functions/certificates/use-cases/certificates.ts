/**
 * Certificates are prepared, replaced and declared void. A registration has at most one current certificate, even if
 * several people act at the same time.
 */

import { writeToVoid } from '#functions/certificates/data/certificate.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import { readRegistration } from '#functions/register/use-cases/read-registration.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type {
  CertificateRecord,
  duplicateReasons,
  VoidReason,
  withdrawalReasons,
} from '#shared/certificates/records/certificate.ts'
import { currentCount, isUpToDate, serialOf } from '#shared/certificates/rules/certificates.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import type { RegistrationEvent, RegistrationRecord } from '#shared/register/records/registration.ts'
import { hasLostItsKey, signAnew } from './issued-statement.ts'
import {
  type CertificateRequest,
  type CertificateServices,
  newCertificate,
  requirePrintable,
} from './new-certificate.ts'

/** How often a change is tried again after somebody else was faster. */
const tries = 5

interface Change {
  /** The certificate that becomes the current one. */
  made: CertificateRecord | null
  /** Why the current one does not count any more. */
  reason: VoidReason
  event: RegistrationEvent
}

const save = async (
  registration: RegistrationRecord,
  { made, reason, event }: Change,
  { staff, attempt, today }: CertificateRequest,
  { registrations, certificates }: CertificateServices,
): Promise<void> => {
  const by = clerkOf(staff)
  const before = currentCount(registration)
  const fields = made
    ? {
        certificate: { serial: made.serial, issued_on: made.issued_on, valid_until: made.valid_until },
        certificates: made.count,
      }
    : { certificate: null }
  const change = { event, by, reason: before > 0 ? reason : '' }
  await certificates.save([
    ...registrations.changeRegistration(registration, fields, change, attempt),
    ...(made ? [certificates.putCertificate(made)] : []),
    ...(before > 0 ? [writeToVoid(registration.number, before, { on: today, reason, by })] : []),
  ])
}

/** Reads and changes, and does both again if somebody else has changed the registration in between. */
const changing = async (
  number: string,
  services: Needs<'registrations'>,
  change: (registration: RegistrationRecord) => Promise<void>,
): Promise<RegistrationRecord> => {
  for (let tried = 1; ; tried += 1)
    try {
      await change(await readRegistration(number, services))
      return await readRegistration(number, services)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (tried === tries)
        throw new Conflict('Somebody else changed this registration at the same time. Try again')
    }
}

/** The same paper, to be printed again. */
const signAgainIfLeaked = async (
  registration: RegistrationRecord,
  services: CertificateServices,
): Promise<void> => {
  const { certificates, registerKeys } = services
  const certificate = await certificates.read(registration.number, currentCount(registration))
  if (!certificate || !hasLostItsKey(certificate, await registerKeys.list())) return
  await certificates.save([certificates.putSignature(certificate, await signAnew(certificate, services))])
}

/** A current certificate that says what the register says stays, with a new signature if its key has leaked. @throws NotFound; Conflict unless it is in force */
export const prepareCertificate = (
  number: string,
  request: CertificateRequest,
  services: CertificateServices,
): Promise<RegistrationRecord> =>
  changing(number, services, async (registration) => {
    requirePrintable(registration, request.today)
    if (isUpToDate(registration)) return signAgainIfLeaked(registration, services)
    const made = await newCertificate(registration, false, request, services)
    await save(registration, { made, reason: 'renewed', event: 'CERTIFICATE_PREPARED' }, request, services)
  })

/** Whether this was already done, by a request whose answer was lost or by somebody else at the same time. */
const wasDone = async (
  { number }: RegistrationRecord,
  serial: number,
  reason: VoidReason,
  { certificates }: CertificateServices,
): Promise<boolean> => (await certificates.read(number, serial))?.void?.reason === reason

const notCurrent = ({ number }: RegistrationRecord, serial: number): Conflict =>
  new Conflict(`${serialOf(number, serial)} is not the current certificate`)

const requireCurrent = async (
  registration: RegistrationRecord,
  { serial, reason }: { serial: number; reason: VoidReason },
  services: CertificateServices,
): Promise<'current' | 'done'> => {
  if (currentCount(registration) === serial) return 'current'
  if (await wasDone(registration, serial, reason, services)) return 'done'
  throw notCurrent(registration, serial)
}

/** @throws NotFound; Conflict unless it is in force and this serial its current certificate */
export const replaceCertificate = (
  number: string,
  given: { serial: number; reason: (typeof duplicateReasons)[number] },
  request: CertificateRequest,
  services: CertificateServices,
): Promise<RegistrationRecord> =>
  changing(number, services, async (registration) => {
    if ((await requireCurrent(registration, given, services)) === 'done') return
    requirePrintable(registration, request.today)
    const made = await newCertificate(registration, true, request, services)
    await save(registration, { made, reason: given.reason, event: 'CERTIFICATE_REPLACED' }, request, services)
  })

/** @throws NotFound; Conflict unless this serial is the current certificate */
export const voidCertificate = (
  number: string,
  given: { serial: number; reason: (typeof withdrawalReasons)[number] },
  request: CertificateRequest,
  services: CertificateServices,
): Promise<RegistrationRecord> =>
  changing(number, services, async (registration) => {
    if ((await requireCurrent(registration, given, services)) === 'done') return
    await save(
      registration,
      { made: null, reason: given.reason, event: 'CERTIFICATE_VOID' },
      request,
      services,
    )
  })

/**
 * Notes on which sheet of the council's paper the current certificate is; another number takes the place of a wrong one.
 * @throws NotFound; Conflict unless this serial is the current certificate; Invalid where another one is on the sheet
 */
export const notePaper = (
  number: string,
  { serial, paper_no }: { serial: number; paper_no: string },
  { staff, attempt }: CertificateRequest,
  services: Needs<'certificates' | 'certificateSheets' | 'registrations'>,
): Promise<RegistrationRecord> =>
  changing(number, services, async (registration) => {
    const { certificates, certificateSheets, registrations } = services
    const certificate = await certificates.read(number, serial)
    if (!certificate || currentCount(registration) !== serial) throw notCurrent(registration, serial)
    if (certificate.paper_no === paper_no) return
    const other = await certificateSheets.serialOn(paper_no)
    if (other) throw new Invalid({ paper_no: [`Certificate ${other} is on this sheet`] })
    const change = { event: 'CERTIFICATE_NUMBERED' as const, by: clerkOf(staff), reason: paper_no }
    await certificates.save([
      ...registrations.changeRegistration(registration, {}, change, attempt),
      ...certificateSheets.put(certificate, paper_no),
    ])
  })
