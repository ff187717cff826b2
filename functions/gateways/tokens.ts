/** Access tokens: Ed25519 JWTs; applicants and staff have their own key pairs, issuers and audiences. */
import { importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { NotSignedIn } from '#shared/errors.ts'

type Kind = 'applicant' | 'staff'

const algorithm = 'EdDSA'
const typ = 'at+jwt'
const issuer = (kind: Kind): string => `pharmacy-council-portal/${kind}`

const signingKey = z.object({
  kid: z.string(),
  privateJwk: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() }),
})

/** How long the public keys are trusted before they are read again, so that a dropped key stops counting. */
const keysKeptInMs = 5 * 60 * 1000
/** An unknown `kid` reads the keys again, but not more often than this. */
const pauseInMs = 10 * 1000

export interface Claims {
  /** The person. */
  sub: string
  /** The session. */
  sid: string
}

export interface TokenSources {
  signingSecret: (kind: Kind) => Promise<string>
  publicKeys: (kind: Kind) => Promise<(JWK & { kid: string })[]>
}

export const createTokens = (sources: TokenSources) => {
  const known: Record<Kind, { keys: (JWK & { kid: string })[]; readAt: number }> = {
    applicant: { keys: [], readAt: 0 },
    staff: { keys: [], readAt: 0 },
  }

  const publicKey = async (kind: Kind, kid: string | undefined) => {
    const find = () => known[kind].keys.find((key) => key.kid === kid)
    const age = Date.now() - known[kind].readAt
    if (age > keysKeptInMs || (!find() && age > pauseInMs))
      known[kind] = { keys: await sources.publicKeys(kind), readAt: Date.now() }
    const key = find()
    if (!key) throw new NotSignedIn()
    return importJWK(key, algorithm)
  }

  return {
    /** @param endsAt seconds since 1970. */
    sign: async (kind: Kind, { sub, sid }: Claims, now: Date, endsAt: number): Promise<string> => {
      const { kid, privateJwk } = signingKey.parse(JSON.parse(await sources.signingSecret(kind)))
      return new SignJWT({ sid })
        .setProtectedHeader({ alg: algorithm, typ, kid })
        .setIssuer(issuer(kind))
        .setAudience(kind)
        .setSubject(sub)
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(endsAt)
        .sign(await importJWK(privateJwk, algorithm))
    },

    /** @throws NotSignedIn whatever is wrong with the token. */
    verify: async (kind: Kind, token: string, now: Date): Promise<Claims> => {
      try {
        const { payload } = await jwtVerify(token, (header) => publicKey(kind, header.kid), {
          algorithms: [algorithm],
          issuer: issuer(kind),
          audience: kind,
          typ,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          currentDate: now,
        })
        return { sub: String(payload.sub), sid: String(payload.sid) }
      } catch (error) {
        if (error instanceof NotSignedIn || (error as { code?: string }).code?.startsWith('ERR_J'))
          throw new NotSignedIn()
        throw error
      }
    },
  }
}
