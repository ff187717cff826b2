/** The statement of a certificate: how it is signed, and whether one that somebody has scanned was issued. */
import type { Needs } from '#functions/services.ts'
import type { CertificateRecord } from '#shared/certificates/records/certificate.ts'
import { certificateStatement, shortEnough } from '#shared/certificates/statements/certificate-statement.ts'
import {
  digestOfStatement,
  hashesOfFacts,
  issuerOf,
  type PrintedFacts,
} from '#shared/certificates/statements/printed-facts.ts'

export const signCertificate = async (
  printed: PrintedFacts,
  { config, statementSigner }: Needs<'config' | 'statementSigner'>,
): Promise<string> => {
  const issuer = await issuerOf(config.BASE_URL)
  const { number, name, category, issued_on, valid_until, count } = printed
  const content = {
    ...{ number, name, category, issued_on, valid_until, serial: count, issuer },
    hashes: await hashesOfFacts(printed, issuer),
  }
  return statementSigner.sign(certificateStatement, (kid) => shortEnough(config.BASE_URL, kid, content))
}

/** @param digest of the statement that was scanned: nobody learns what a paper prints who has not got it */
export const isIssued = async (
  { statement, former_statements }: CertificateRecord,
  digest: string | undefined,
): Promise<boolean> =>
  digest !== undefined && [await digestOfStatement(statement), ...former_statements].includes(digest)
