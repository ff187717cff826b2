/** Signs access tokens. Only functions for signing in and registering hold it, with the right to read the private keys. */
import { importJWK, SignJWT } from 'jose'
import { signingKey } from '#functions/platform/gateways/secrets.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { algorithm, type Claims, issuer, type Kind, typ } from './tokens.ts'

/** @param signingSecret reads the kind's private key. */
export const createTokenSigner = (signingSecret: (kind: Kind) => Promise<string>) => ({
  /** @param endsAt seconds since 1970. */
  sign: async (kind: Kind, { sub, sid }: Claims, now: Date, endsAt: number): Promise<string> => {
    const { kid, privateJwk } = signingKey.parse(JSON.parse(await signingSecret(kind)))
    return new SignJWT({ sid })
      .setProtectedHeader({ alg: algorithm, typ, kid })
      .setIssuer(issuer(kind))
      .setAudience(kind)
      .setSubject(sub)
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .setExpirationTime(endsAt)
      .sign(await importJWK(privateJwk, algorithm))
  },
})

export const tokenSigner = ({ config, secret }: AppContext) =>
  createTokenSigner((kind) =>
    secret(kind === 'staff' ? config.STAFF_SIGNING_SECRET : config.APPLICANT_SIGNING_SECRET),
  )
