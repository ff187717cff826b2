/**
 * The contents of the QR code of a certificate, and how its address stays short enough for a cheap phone and a
 * photocopy.
 */
import { paths } from '#shared/paths.ts'
import { dateOfDays, daysOfDate } from './days.ts'
import { type StatementKind, statementInput } from './statement.ts'

export interface CertificateContent {
  number: string
  name: string
  category: string
  /** Counts the certificates of one registration, from 1. */
  serial: number
  issued_on: string
  valid_until: string
}

export const certificateStatement: StatementKind<'cert', CertificateContent> = {
  typ: 'cert',
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
