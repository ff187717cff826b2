/** The key pairs that sign tokens and statements of the register: made here and nowhere else, for AWS, for one machine and when they are rotated. */
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import type { StatementUse } from '#shared/certificates/records/register-key.ts'

/** An Ed25519 key as JSON; `d` only in private ones. */
export type Jwk = {
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
  d?: string
  kid: string
  alg: 'EdDSA'
  use: 'sig'
  /** Of the register's keys. */
  signs?: StatementUse
}

/** As a secret holds it. */
export interface SigningKey {
  kid: string
  privateJwk: Jwk
}

export const generateSigningKey = (kid: string = randomUUID()): SigningKey => {
  const { x = '', d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { kid, privateJwk: { kty: 'OKP', crv: 'Ed25519', x, d: d as string, kid, alg: 'EdDSA', use: 'sig' } }
}

const bytesOfRegisterKeyId = 3
/** Its id is a part of every QR code, so it is short: four letters tell some dozens of keys apart. */
export const generateRegisterKey = (signs: StatementUse): SigningKey => {
  const { kid, privateJwk } = generateSigningKey(randomBytes(bytesOfRegisterKeyId).toString('base64url'))
  return { kid, privateJwk: { ...privateJwk, signs } }
}

/** The secret of each. */
export const registerKeySecrets = {
  certificates: 'register-signing-key',
  letters: 'letter-signing-key',
  checks: 'check-signing-key',
  log: 'log-signing-key',
} as const satisfies Record<StatementUse, string>

/** What signatures are verified with. */
export const publicHalf = ({ privateJwk }: SigningKey): Jwk => {
  const { d: _private, ...open } = privateJwk
  return open
}
