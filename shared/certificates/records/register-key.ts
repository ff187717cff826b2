import * as z from 'zod/mini'

/** What a key signs, and nothing else: certificates, letters to holders, letters of checks that strangers asked for, the public log with the list of standings. */
const statementUses = ['certificates', 'letters', 'checks', 'log'] as const
export type StatementUse = (typeof statementUses)[number]

/** A public key of the register as JSON (RFC 8037). */
export const publicRegisterKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
  /** A key of earlier versions, which has none, signed all three. */
  signs: z.optional(z.enum(statementUses)),
})

/** A set of keys as libraries for JWTs read it (RFC 7517). */
export const registerKeySet = z.object({
  keys: z.array(publicRegisterKey),
  /** Where the council's own page for checking is. */
  verify_at: z.string(),
})
