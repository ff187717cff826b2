/** The calculation of Signature Version 4 that signed requests and signed upload policies share. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

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

/** @param scope `<day>/<region>/<service>/aws4_request` */
export const signatureOf = (text: string, { scope, secret }: { scope: string; secret: string }): string => {
  const key = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`))
  return hmac(key, text).toString('hex')
}

/** Compares in constant time, whatever the lengths. */
export const isSameSignature = (one: string, other: string): boolean =>
  timingSafeEqual(sha256(one), sha256(other))

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
