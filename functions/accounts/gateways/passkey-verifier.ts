/** Passkeys (WebAuthn): what browsers are asked, and whether their answers are right. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  PasskeyQuestion,
} from '#shared/accounts/records/passkeys.ts'

/** Ed25519, ECDSA with P-256, RSA: what authenticators in use have. */
const algorithms = [-8, -7, -257]
/** How long a browser waits for the person (WebAuthn, section 15.1). */
const timeout = 5 * 60 * 1000

/** The result of using or making a passkey. */
interface Shown {
  counter: number
}

/**
 * The site that passkeys belong to. An address of numbers can own none, so on one machine they work at `localhost`.
 * @param baseUrl the portal's own address
 */
const passkeySite = (baseUrl: string): { id: string; origin: string } => {
  const url = new URL(baseUrl)
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

/** The library throws for whatever is wrong with an answer. @returns null then */
const orNull = async <T>(verify: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await verify()
  } catch {
    return null
  }
}

const createPasskeyVerifier = (baseUrl: string, council = 'Pharmacy Council') => {
  const site = passkeySite(baseUrl)
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  })

  return {
    origin: site.origin,

    /** No passkey is named, so that the question tells nothing about any account. */
    requestOptions: (challenge: string): PasskeyQuestion['options'] => ({
      ...{ challenge, timeout, rpId: site.id },
      userVerification: 'required',
    }),

    /** @param handle by which the answer of a passkey names its person (Base64url). @param excluded credentials that are there */
    creationOptions: (
      challenge: string,
      { handle, name, excluded }: { handle: string; name: string; excluded: string[] },
    ): CreationOptions => ({
      ...{ challenge, timeout, rp: { id: site.id, name: `${council} Portal` } },
      user: { id: handle, name, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: excluded.map((id) => ({ type: 'public-key', id })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }),

    /**
     * The public key of a new passkey. Nothing is asked about its maker, and no certificate is looked at: checking one would
     * fetch an address that whoever sends it has chosen.
     */
    verifyNew: async (
      sent: NewPasskey['response'],
      challenge: string,
    ): Promise<(Shown & { credential: string; publicKey: string }) | null> => {
      const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
      return orNull(async () => {
        const attestation = decodeAttestationObject(Buffer.from(sent.response.attestationObject, 'base64url'))
        const [form, statement] = [attestation.get('fmt'), attestation.get('attStmt')]
        if (form !== 'none' && (form !== 'packed' || statement.get('x5c'))) return null
        const response = { ...sent, clientExtensionResults: {} } as RegistrationResponseJSON
        const made = await verifyRegistrationResponse({
          ...{ response, supportedAlgorithmIDs: algorithms },
          ...expected(challenge),
        })
        if (!made.verified) return null
        const { id, publicKey, counter } = made.registrationInfo.credential
        return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
      })
    },

    /** The new counter after a use. A counter that did not rise is refused: there may be a copy of the key. */
    verifyUse: async (
      sent: PasskeyAnswer['response'],
      challenge: string,
      { credential: id, public_key, counter }: { credential: string; public_key: string; counter: number },
    ): Promise<Shown | null> => {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
      return orNull(async () => {
        const response = { ...sent, clientExtensionResults: {} } as AuthenticationResponseJSON
        const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...{ response, credential: { id, publicKey, counter } },
          ...expected(challenge),
        })
        return verified ? { counter: authenticationInfo.newCounter } : null
      })
    },
  }
}

export const passkeyVerifier = ({ config }: AppContext) =>
  createPasskeyVerifier(config.BASE_URL, config.COUNCIL_NAME)
