/** Access tokens: Ed25519 JWTs; applicants and staff have their own key pairs, issuers and audiences. */
import { importJWK, type JWK, jwtVerify } from 'jose'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { NotSignedIn } from '#shared/kit/errors.ts'
import { verificationKeys } from '../data/sign-in/verification-keys.ts'

export type Kind = 'applicant' | 'staff'

export const algorithm = 'EdDSA'
export const typ = 'at+jwt'
export const issuer = (kind: Kind): string => `pharmacy-council-portal/${kind}`

/** How long the public keys are trusted before they are read again, so that a dropped key stops counting. */
const keysKeptInMs = 5 * 60 * 1000
/** A token with an unknown key id causes the keys to be read again, but not more often than this. */
const pauseInMs = 10 * 1000

export interface Claims {
  /** The person. */
  sub: string
  /** The session. */
  sid: string
}

type PublicKeys = (kind: Kind) => Promise<(JWK & { kid: string })[]>

/** The last character of base64url may carry bits that decoding drops, so that four texts would be one signature. */
const isExactEncoding = (part: string): boolean =>
  Buffer.from(part, 'base64url').toString('base64url') === part

/** Verifies access tokens. */
export const createTokens = (publicKeys: PublicKeys) => {
  const known: Record<Kind, { keys: (JWK & { kid: string })[]; readAt: number }> = {
    applicant: { keys: [], readAt: 0 },
    staff: { keys: [], readAt: 0 },
  }

  const publicKey = async (kind: Kind, kid: string | undefined) => {
    const find = () => known[kind].keys.find((key) => key.kid === kid)
    const age = Date.now() - known[kind].readAt
    if (age > keysKeptInMs || (!find() && age > pauseInMs))
      known[kind] = { keys: await publicKeys(kind), readAt: Date.now() }
    const key = find()
    if (!key) throw new NotSignedIn()
    return importJWK(key, algorithm)
  }

  return {
    /** @throws NotSignedIn when anything is wrong with the token */
    verify: async (kind: Kind, token: string, now: Date): Promise<Claims> => {
      if (!token.split('.').every(isExactEncoding)) throw new NotSignedIn()
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

export const tokens = (context: AppContext) => createTokens(verificationKeys(context).of)
