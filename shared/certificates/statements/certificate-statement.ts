/**
 * The contents of the QR code of a certificate, and how its address stays short enough for a cheap phone and a
 * photocopy. Version 1 has no issuer and no hashes; papers of it are valid for years, so it is read on.
 */
import { paths } from '#shared/paths.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { dateOfDays, daysOfDate } from './days.ts'
import { type StatementKind, statementInput } from './statement.ts'

export interface CertificateContent {
  number: string
  /** As it is printed; a long one is cut and ends with "…". */
  name: string
  category: string
  /** Counts the certificates of one registration, from 1. */
  serial: number
  issued_on: string
  valid_until: string
  /** From version 2: which portal has issued it, and what it prints besides, as `hashesOfFacts` gives it. */
  issuer?: string
  hashes?: string
}

export const certificateStatement1: StatementKind<'cert', CertificateContent> = {
  typ: 'cert',
  signedFor: 'certificates',
  toClaims: ({ number, name, category, serial, issued_on, valid_until }) => ({
    n: number,
    p: name,
    c: category,
    s: serial,
    i: daysOfDate(issued_on),
    v: daysOfDate(valid_until),
  }),
  fromClaims: ({ n, p, c, s, i, v }) => ({
    number: String(n),
    name: String(p),
    category: String(c),
    serial: Number(s),
    issued_on: dateOfDays(i),
    valid_until: dateOfDays(v),
  }),
}

const part = '|'
const bytesOfDays = 4
const bytesOfHashes = 11

/** The two days as unsigned numbers of 16 bits, which is until 2149, then the hashes. */
const pack = ({ issued_on, valid_until, hashes = '' }: CertificateContent): string => {
  const bytes = new Uint8Array(bytesOfDays + bytesOfHashes)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, daysOfDate(issued_on))
  view.setUint16(2, daysOfDate(valid_until))
  bytes.set(fromBase64url(hashes) ?? [], bytesOfDays)
  return toBase64url(bytes)
}

/** One text instead of a member for each fact, because letters are scarce. A name may contain the sign between its parts. */
export const certificateStatement: StatementKind<'cert2', CertificateContent> = {
  typ: 'cert2',
  signedFor: 'certificates',
  toClaims: (content) => ({
    iss: content.issuer ?? '',
    c: [`${content.number}/${content.serial}`, content.name, content.category, pack(content)].join(part),
  }),
  fromClaims: ({ iss, c }) => {
    const [paper = '', ...parts] = String(c).split(part)
    const packed = fromBase64url(parts.pop() ?? '') ?? new Uint8Array()
    const category = parts.pop() ?? ''
    const view = new DataView(packed.buffer)
    const slash = paper.lastIndexOf('/')
    return {
      number: paper.slice(0, slash),
      name: parts.join(part),
      category,
      serial: Number(paper.slice(slash + 1)),
      issued_on: dateOfDays(view.getUint16(0)),
      valid_until: dateOfDays(view.getUint16(2)),
      issuer: String(iss),
      hashes: toBase64url(packed.slice(bytesOfDays)),
    }
  },
}

/** More letters make a QR code that cheap phones do not read from a photocopy. */
export const longestAddress = 299
const lettersOfSignature = 86

/** The address that a QR code holds. What follows `#` is never sent to a server. */
export const verifyAddress = (baseUrl: string, statement: string): string =>
  `${baseUrl}${paths.verify}#${statement}`

const cutName = (name: string, letters: number): string => {
  const kept = [...name].slice(0, letters).join('')
  const endOfWord = name.startsWith(' ', kept.length) ? kept.length : kept.lastIndexOf(' ')
  return `${kept.slice(0, Math.max(endOfWord, 0)) || kept}…`
}

/** The same with its name cut after a whole word and marked with "…" where the address would be too long. */
export const shortEnough = (
  baseUrl: string,
  kid: string,
  content: CertificateContent,
): CertificateContent => {
  const lettersWith = (name: string): number =>
    verifyAddress(baseUrl, statementInput(certificateStatement, kid, { ...content, name })).length +
    '.'.length +
    lettersOfSignature
  let { name } = content
  for (let letters = [...name].length - 1; lettersWith(name) > longestAddress && letters > 0; letters -= 1)
    name = cutName(content.name, letters)
  return { ...content, name }
}
