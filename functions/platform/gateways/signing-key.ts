import * as z from 'zod/mini'

/** A private key as its secret holds it. */
export const signingKey = z.object({
  kid: z.string(),
  privateJwk: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() }),
})
