/** One-time passwords (RFC 6238) and recovery codes. Secrets are stored encrypted: reading the table gives nobody a code. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { pepper } from '#functions/platform/services/pepper.ts'

/** The settings that every app supports: six digits, half a minute, SHA-1 (RFC 6238, section 1.2). */
const digits = 6
const periodInSeconds = 30
const algorithm = 'SHA1'
/** RFC 4226, section 4: 160 bits. */
const secretBytes = 20
/** One step back and one ahead, for clocks that differ. */
const window = 1

const recoveryCodeCount = 10
/** Without the letters and digits that look alike; twelve of them are 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The letters and digits of a recovery code, by which it is compared. */
const normalized = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

const newRecoveryCode = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** @param pepper a secret outside the table, from which the two keys are derived. */
export const createOneTimePasswords = (pepper: () => Promise<Buffer>, issuer = 'Pharmacy Council') => {
  const key = async (purpose: string): Promise<Buffer> =>
    Buffer.from(hkdfSync('sha256', await pepper(), '', `staff ${purpose}`, 32))

  /** Encrypts a secret for its owner; it cannot be decrypted for another account. */
  const encrypt = async (owner: string, secret: Uint8Array): Promise<string> => {
    const iv = randomBytes(ivBytes)
    const encryption = createCipheriv(cipher, await key('secrets'), iv).setAAD(Buffer.from(owner))
    return Buffer.concat([
      iv,
      encryption.update(secret),
      encryption.final(),
      encryption.getAuthTag(),
    ]).toString('base64url')
  }

  const decrypt = async (owner: string, sealed: string): Promise<Buffer> => {
    const bytes = Buffer.from(sealed, 'base64url')
    const decryption = createDecipheriv(cipher, await key('secrets'), bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decryption.update(bytes.subarray(ivBytes, -tagBytes)), decryption.final()])
  }

  const hashOf = async (owner: string, code: string): Promise<string> =>
    createHmac('sha256', await key('recovery codes'))
      .update(`${owner} ${normalized(code)}`)
      .digest('base64url')

  return {
    /** A new secret for an app: encrypted for the table, and in base32 and as an address for its owner. */
    newSecret: async (owner: string, email: string) => {
      const { Secret, TOTP } = await import('otpauth')
      const secret = new Secret({ size: secretBytes })
      const label = { issuer, label: email, algorithm, digits, period: periodInSeconds }
      return {
        sealed: await encrypt(owner, new Uint8Array(secret.buffer)),
        secret: secret.base32,
        address: new TOTP({ ...label, secret }).toString(),
      }
    },

    /** The time step whose code this is, one back to one ahead of now; null when it is none of them. */
    stepOf: async (owner: string, sealed: string, token: string, now: Date): Promise<number | null> => {
      const { Secret, TOTP } = await import('otpauth')
      const bytes = new Uint8Array(await decrypt(owner, sealed))
      const secret = new Secret({ buffer: bytes.buffer })
      const app = { secret, algorithm, digits, period: periodInSeconds }
      const delta = TOTP.validate({ ...app, token, timestamp: now.getTime(), window })
      return delta === null ? null : Math.floor(now.getTime() / 1000 / periodInSeconds) + delta
    },

    hashOf,

    /** Ten codes to be shown once, and their hashes for the table. */
    newRecoveryCodes: async (owner: string): Promise<{ codes: string[]; hashes: string[] }> => {
      const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
      return { codes, hashes: await Promise.all(codes.map((code) => hashOf(owner, code))) }
    },
  }
}

export const oneTimePasswords = (context: AppContext) =>
  createOneTimePasswords(() => pepper(context, 'password'), context.config.COUNCIL_NAME)
