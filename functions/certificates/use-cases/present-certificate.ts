/** Certificates as they are answered to staff. */
import type { Needs } from '#functions/services.ts'
import type { CertificateView, PrintedCertificate } from '#shared/certificates/records/certificate.ts'
import { bearsFormerName, currentCount, isUpToDate } from '#shared/certificates/rules/certificates.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { standingOn } from '#shared/register/rules/registration.ts'

type Services = Needs<'certificates' | 'config' | 'files'>

/** The current certificate as it is printed, with a short-lived address of its photo; null without one. */
export const printedCertificateOf = async (
  registration: RegistrationRecord,
  { certificates, config, files }: Services,
): Promise<PrintedCertificate | null> => {
  const count = currentCount(registration)
  const certificate = count > 0 ? await certificates.read(registration.number, count) : null
  if (!certificate) return null
  const { photo, statement, ...printed } = certificate
  return {
    ...printed,
    photo: photo ? await files.address(photo) : null,
    address: verifyAddress(config.BASE_URL, statement),
  }
}

export const presentCertificate = async (
  registration: RegistrationRecord,
  today: string,
  services: Services,
): Promise<CertificateView> => {
  const current = await printedCertificateOf(registration, services)
  return {
    ...registration,
    standing: standingOn(registration, today),
    current,
    up_to_date: isUpToDate(registration),
    former_name: current !== null && bearsFormerName(registration, { ...current, void: null }),
  }
}
