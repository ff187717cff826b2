import * as z from 'zod/mini'

/** A public key of the register as JSON (RFC 8037). */
export const publicRegisterKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})

/** A set of keys as libraries for JWTs read it (RFC 7517). */
export const registerKeySet = z.object({ keys: z.array(publicRegisterKey) })
