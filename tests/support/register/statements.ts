/** Statements of the register for tests, signed with keys of their own. */
import { createStatementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { generateRegisterKey, publicHalf, type SigningKey } from '#infra/signing-key.ts'
import {
  type CertificateContent,
  certificateStatement,
  certificateStatement1,
} from '#shared/certificates/statements/certificate-statement.ts'

export const aCertificate = (fields: Partial<CertificateContent> = {}): CertificateContent => ({
  number: 'A-00012',
  name: 'Ayesha Siddiqa',
  category: 'A',
  serial: 1,
  issued_on: '2026-11-24',
  valid_until: '2029-12-31',
  issuer: 'Ab3d',
  hashes: 'abcdefghijklmno',
  ...fields,
})

export const aRegister = (key: SigningKey = generateRegisterKey('certificates')) => {
  const signer = createStatementSigner(async () => JSON.stringify(key))
  return {
    key: publicHalf(key),
    sign: (content: CertificateContent): Promise<string> => signer.sign(certificateStatement, () => content),
    /** Version 1. */
    signEarlier: (content: CertificateContent): Promise<string> =>
      signer.sign(certificateStatement1, () => content),
  }
}
