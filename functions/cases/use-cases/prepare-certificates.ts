/**
 * Prepares the certificates of several approved applications one after another, so that a refusal for one does not
 * stop the others.
 */

import { prepareCertificate } from '#functions/certificates/use-cases/certificates.ts'
import type {
  CertificateRequest,
  CertificateServices,
} from '#functions/certificates/use-cases/new-certificate.ts'
import { printedCertificateOf } from '#functions/certificates/use-cases/present-certificate.ts'
import type { Needs } from '#functions/services.ts'
import type { PreparedCertificate } from '#shared/certificates/records/certificate.ts'
import { Conflict, Refusal } from '#shared/kit/errors.ts'
import { loadCase } from './load-case.ts'

type Services = CertificateServices & Needs<'cases' | 'logFiles' | 'publicLog' | 'users'>

/** In the order of the ids, each once. A repeated call returns the certificates that the first one prepared. */
export const prepareCertificates = async (
  ids: readonly string[],
  request: CertificateRequest,
  services: Services,
): Promise<PreparedCertificate[]> => {
  const results: PreparedCertificate[] = []
  for (const id of new Set(ids)) {
    let reference_no: string | null = null
    try {
      const { application_form, review, account } = await loadCase(id, services)
      reference_no = application_form.reference_no
      if (review.stage !== 'approved') throw new Conflict('The application is not approved any more')
      if (!account.registration) throw new Conflict('The applicant is not linked to a registration')
      const registration = await prepareCertificate(account.registration.number, request, services)
      const certificate = await printedCertificateOf(registration, services)
      results.push({ id, reference_no, certificate, words: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ id, reference_no, certificate: null, words: error.message })
    }
  }
  return results
}
