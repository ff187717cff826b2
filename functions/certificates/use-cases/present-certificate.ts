/** Certificates as they are answered to staff. */
import type { Needs } from '#functions/services.ts'
import type {
  CertificateRecord,
  CertificateView,
  PrintedCertificate,
} from '#shared/certificates/records/certificate.ts'
import { currentCount, isUpToDate } from '#shared/certificates/rules/certificates.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { standingOn } from '#shared/register/rules/registration.ts'
import { hasLostItsKey } from './issued-statement.ts'
import { paperInLog } from './log-state.ts'

type Services = Needs<'certificates' | 'config' | 'files' | 'logFiles' | 'publicLog'>

/** The current certificate as it is printed, with a short-lived address of its photo; null without one. */
export const printedCertificateOf = async (
  registration: RegistrationRecord,
  services: Services,
): Promise<PrintedCertificate | null> => {
  const certificate = await currentOf(registration, services)
  return certificate && printedOf(certificate, registration, services)
}

/** The record of the current one; null where there is none. */
export const currentOf = async (
  registration: RegistrationRecord,
  { certificates }: Needs<'certificates'>,
): Promise<CertificateRecord | null> => {
  const count = currentCount(registration)
  return count > 0 ? certificates.read(registration.number, count) : null
}

/** What is printed but the photo, with the contents of the QR code. */
export const printedWords = (
  { photo: _photo, statement, ...printed }: CertificateRecord,
  { config }: Needs<'config'>,
): Omit<PrintedCertificate, 'photo'> => ({ ...printed, address: verifyAddress(config.BASE_URL, statement) })

const printedOf = async (
  certificate: CertificateRecord,
  registration: RegistrationRecord,
  services: Services,
): Promise<PrintedCertificate> => ({
  ...printedWords(certificate, services),
  photo: certificate.photo ? await services.files.address(certificate.photo) : null,
  in_log: await paperInLog(registration, services),
})

export const presentCertificate = async (
  registration: RegistrationRecord,
  today: string,
  services: Services & Needs<'registerKeys'>,
): Promise<CertificateView> => {
  const [current, keys] = await Promise.all([currentOf(registration, services), services.registerKeys.list()])
  return {
    ...registration,
    standing: standingOn(registration, today),
    current: current && (await printedOf(current, registration, services)),
    up_to_date: isUpToDate(registration) && current !== null && !hasLostItsKey(current, keys),
    differs_since: registration.certificate?.differs_since ?? null,
  }
}
