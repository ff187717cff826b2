/** What signed requests and signed upload policies share. */
import { createHash, timingSafeEqual } from 'node:crypto'

/** Temporary credentials, as a function's role gives them: the token goes with every use of the keys. */
export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string
}

/** The refusal of a token that does not belong to the credentials; without any token, AWS does not find the key. */
export const tokenRefusal = (
  { sessionToken }: Credentials,
  sent: string | null | undefined,
): { code: string; message: string } | undefined => {
  if (sent === sessionToken) return undefined
  return sent
    ? { code: 'InvalidToken', message: 'The provided token is malformed or otherwise invalid.' }
    : { code: 'InvalidAccessKeyId', message: 'The access key does not exist: its session token is missing.' }
}

export const signatureAlgorithm = 'AWS4-HMAC-SHA256'

/** Compares in constant time, whatever the lengths. */
export const isSameSignature = (one: string, other: string): boolean =>
  timingSafeEqual(sha256(one), sha256(other))

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** In milliseconds. @param date as AWS writes it, `20261124T060000Z` */
export const timeOf = (date: string): number | undefined => {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  if (!found) return undefined
  const [, year, month, day, hour, minute, second] = found.map(Number)
  return Date.UTC(year!, month! - 1, day, hour, minute, second)
}
