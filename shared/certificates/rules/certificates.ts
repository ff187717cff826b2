/** Serials of certificates, and what a certificate is worth on a day. */

import type { OwnRegistration } from '#shared/register/records/account-registration.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type {
  CertificateRecord,
  CertificateStanding,
  CertificateState,
  VoidReason,
} from '../records/certificate.ts'
import type { CertificateContent } from '../statements/certificate-statement.ts'
import { saysTheSame } from '../statements/printed-facts.ts'

/** As printed and stored: the number, and the count of the certificate. */
export const serialOf = (number: string, count: number): string => `${number}/${count}`

/** Which of its certificates is current; 0: none. */
export const currentCount = ({ number, certificate, certificates }: RegistrationRecord): number =>
  certificate && certificate.serial === serialOf(number, certificates) ? certificates : 0

/** Whether the current certificate says what the register says, as far as a renewal changes it. */
export const isUpToDate = (registration: RegistrationRecord): boolean =>
  currentCount(registration) > 0 && registration.certificate?.valid_until === registration.valid_until

/** Why no certificate is made of an entry: nobody has looked at the paper of its holder, or at the page of its book. */
export const evidenceObstacle = ({
  number,
  source,
  holder,
  row_compared,
}: Pick<RegistrationRecord, 'number' | 'source' | 'holder' | 'row_compared'>): string | null =>
  'book' in source && !holder && !row_compared
    ? `${number} comes from an old book. It gets a certificate after its holder’s claim, or after a registrar has compared its row with the page`
    : null

/** Why the certificate of an approval is neither ready nor handed over: after a renewal there may only be the old one. */
export const certificateObstacle = (
  registration: Pick<OwnRegistration, 'certified'> | null,
): string | null =>
  registration?.certified ? null : 'The certificate of this approval is not prepared yet. Prepare it first'

const replacedFor: readonly VoidReason[] = ['lost', 'damaged', 'name-changed', 'renewed']

/** @param certificate null where the register has no certificate of this count */
export const certificateState = (
  registration: RegistrationRecord,
  certificate: CertificateRecord | null,
): CertificateState => {
  if (!certificate) return 'unknown'
  if (certificate.void) return replacedFor.includes(certificate.void.reason) ? 'replaced' : 'void'
  if (!registration.certificate) return 'void' // together with its approval
  if (registration.certificate.serial !== certificate.serial) return 'replaced'
  return registration.certificate.differs_since ? 'outdated' : 'current'
}

/** The result of a check of a genuine certificate. `unasked`: the register did not answer; `was-in-force`: nor did it, but its last list says so. */
export type CertificateVerdict =
  | 'in-force'
  | 'was-in-force'
  | 'expired'
  | 'suspended'
  | 'removed'
  | 'outdated'
  | 'replaced'
  | 'void'
  | 'not-in-register'
  | 'differs'
  | 'unasked'

/**
 * The most serious reason first. A certificate is in force only if it says what the council issued, is current, its own
 * last day has not passed, and the registration is active.
 * @param standing null: the register has no such registration; undefined: it did not answer
 */
export const verdictOn = async (
  content: CertificateContent,
  standing: CertificateStanding | null | undefined,
  today: string,
): Promise<CertificateVerdict> => {
  if (standing === undefined) return 'unasked'
  if (standing === null || standing.certificate === 'unknown') return 'not-in-register'
  if (!standing.printed || !(await saysTheSame(content, standing.printed))) return 'differs'
  if (standing.standing === 'removed' || standing.standing === 'suspended') return standing.standing
  const { certificate } = standing
  if (certificate === 'replaced' || certificate === 'void') return certificate
  if (standing.standing === 'expired' || content.valid_until < today) return 'expired'
  return certificate === 'outdated' ? 'outdated' : 'in-force'
}
