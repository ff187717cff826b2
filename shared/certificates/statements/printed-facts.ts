/**
 * What a certificate prints, and how its statement binds each of it. What has no room in a QR code, or should not be
 * read from a photograph of it, is in it as a short salted hash (docs/certificates.md#certificate-cert2).
 */
import type { CertificateRecord } from '../records/certificate.ts'
import { toBase64url } from './base64url.ts'
import type { CertificateContent } from './certificate-statement.ts'

/** As it is stored with the certificate. Papers of version 1 have no CNIC, no qualification and no digest of the photo. */
export type PrintedFacts = Pick<
  CertificateRecord,
  | 'number'
  | 'name'
  | 'father_name'
  | 'cnic_end'
  | 'category'
  | 'qualification'
  | 'photo_sha256'
  | 'first_registered_on'
  | 'valid_until'
  | 'count'
  | 'issued_on'
>

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const lettersOfIssuer = 4

/** Tells the portal of one council, or of a test, from another: a part of the digest of its address without a path. */
export const issuerOf = async (baseUrl: string): Promise<string> =>
  toBase64url(await sha256(new URL(baseUrl).origin)).slice(0, lettersOfIssuer)

/** In this order, together 11 bytes. Each guess at a fact needs the paper, so a few bytes are enough to tell it from another person's. */
const hashed: readonly { label: string; bytes: number; of: (facts: PrintedFacts) => string }[] = [
  { label: 'father', bytes: 3, of: ({ father_name }) => father_name },
  { label: 'cnic', bytes: 2, of: ({ cnic_end }) => cnic_end ?? '' },
  {
    label: 'qualification',
    bytes: 2,
    of: ({ qualification, first_registered_on }) => `${qualification ?? ''}, ${first_registered_on}`,
  },
  { label: 'photo', bytes: 4, of: ({ photo_sha256 }) => photo_sha256 ?? '' },
]

/** The salt is the paper itself with the whole name, so that a name that is cut in the code is bound as well. */
export const hashesOfFacts = async (facts: PrintedFacts, issuer: string): Promise<string> => {
  const salt = [issuer, `${facts.number}/${facts.count}`, facts.name]
  const parts = await Promise.all(
    hashed.map(async ({ label, bytes, of }) =>
      (await sha256([label, ...salt, of(facts)].join('\n'))).slice(0, bytes),
    ),
  )
  return toBase64url(Uint8Array.from(parts.flatMap((part) => [...part])))
}

/** A long name is cut in the code; what is left is then compared. */
const isSameName = (signed: string, printed: string): boolean =>
  signed.endsWith('…') ? printed.startsWith(signed.slice(0, -1)) : signed === printed

/** Whether a signed statement says what is stored of the paper, fact by fact. */
export const saysTheSame = async (content: CertificateContent, facts: PrintedFacts): Promise<boolean> =>
  content.number === facts.number &&
  isSameName(content.name, facts.name) &&
  content.category === facts.category &&
  content.serial === facts.count &&
  content.issued_on === facts.issued_on &&
  content.valid_until === facts.valid_until &&
  (content.issuer === undefined || content.hashes === (await hashesOfFacts(facts, content.issuer)))

/** By which the register recognises a statement without being sent it: SHA-256 in base64url. */
export const digestOfStatement = async (statement: string): Promise<string> =>
  toBase64url(await sha256(statement))
