/** The key pairs that sign tokens: made here and nowhere else, for AWS, for one machine and when they are rotated. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'

/** An Ed25519 key as JSON; `d` only in private ones. */
export type Jwk = {
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
  d?: string
  kid: string
  alg: 'EdDSA'
  use: 'sig'
}

/** As a secret holds it. */
export interface SigningKey {
  kid: string
  privateJwk: Jwk
}

export const generateSigningKey = (): SigningKey => {
  const kid = randomUUID()
  const { x = '', d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { kid, privateJwk: { kty: 'OKP', crv: 'Ed25519', x, d: d as string, kid, alg: 'EdDSA', use: 'sig' } }
}

/** What tokens are verified with. */
export const publicHalf = ({ privateJwk }: SigningKey): Jwk => {
  const { d: _private, ...open } = privateJwk
  return open
}
