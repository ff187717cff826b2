/** The statement of a certificate: how it is signed, and whether one that somebody has scanned was issued. */
import type { NewSignature } from '#functions/certificates/data/certificate.ts'
import type { Config } from '#functions/platform/services/config.ts'
import type { Needs } from '#functions/services.ts'
import type { CertificateRecord } from '#shared/certificates/records/certificate.ts'
import { certificateStatement, shortEnough } from '#shared/certificates/statements/certificate-statement.ts'
import {
  digestOfStatement,
  hashesOfFacts,
  issuerOf,
  type PrintedFacts,
} from '#shared/certificates/statements/printed-facts.ts'

type SigningServices = { config: Pick<Config, 'BASE_URL'> } & Needs<'statementSigner'>

export const signCertificate = async (
  printed: PrintedFacts,
  { config, statementSigner }: SigningServices,
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

const keyOf = (statement: string): string => {
  const [header = ''] = statement.split('.')
  return JSON.parse(Buffer.from(header, 'base64url').toString()).kid
}

/** Whether the key that signed it has leaked: nobody else's program takes such a paper for genuine. */
export const hasLostItsKey = (
  { statement }: Pick<CertificateRecord, 'statement'>,
  keys: readonly { kid: string }[],
): boolean => !keys.some(({ kid }) => kid === keyOf(statement))

/** The papers that were handed over are recognised by the digests of their statements. */
export const signAnew = async (
  certificate: CertificateRecord,
  services: SigningServices,
): Promise<NewSignature> => ({
  statement: await signCertificate(certificate, services),
  former_statements: [...certificate.former_statements, await digestOfStatement(certificate.statement)],
})
