/** Passkeys (WebAuthn): the challenges, the answers of a browser, and a person's own passkeys. */
import * as z from 'zod/mini'
import { line } from '#shared/kit/fields/text.ts'
import { givenPassword } from './passwords.ts'

/** Every change of them reads and writes all of a person's passkeys. */
export const mostPasskeys = 5

const longestPart = 8000
const part = (longest = longestPart) =>
  z.string('This is no answer of a passkey').check(z.regex(/^[\w-]+$/), z.maxLength(longest))
const longestCredentialId = 400
const credentialId = part(longestCredentialId)
const longestSecret = 100

/** The id of a challenge; only the browser that asked for it knows it. */
const ceremony = part(longestSecret)

/**
 * The options of `navigator.credentials.get`: the same for everybody, so that they reveal nothing about any account.
 */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

const publicKeyType = z.literal('public-key')

/** The options of `navigator.credentials.create`. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: publicKeyType, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.output<typeof creationOptions>

const question = {
  ceremony: z.string(),
  /** The one address of the portal at which its passkeys work. */
  origin: z.string(),
}
export const passkeyQuestion = z.object({ ...question, options: requestOptions })
export type PasskeyQuestion = z.output<typeof passkeyQuestion>
export const newPasskeyQuestion = z.object({ ...question, options: creationOptions })

const credential = { id: credentialId, rawId: credentialId, type: publicKeyType }

/** The answer of a browser in which somebody has used a passkey. Members that are not needed are left out. */
export const passkeyAnswer = z.object({
  ceremony,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: part(),
      authenticatorData: part(),
      signature: part(),
      userHandle: z.optional(z.nullable(part(longestSecret))),
    }),
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

const passkeyName = line('Enter a name, such as the name of the phone', 60)
/** The form for its name. */
export const namedPasskey = z.strictObject({ name: passkeyName })

/** The answer of a browser in which a passkey was made, and what its owner calls it. */
export const newPasskey = z.object({
  ceremony,
  name: passkeyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: part(),
      attestationObject: part(),
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
})
export type NewPasskey = z.output<typeof newPasskey>

/** What an applicant enters again before a passkey is added or removed. */
export const currentPassword = z.strictObject({ current_password: givenPassword })

const passkeyRow = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type PasskeyRow = z.output<typeof passkeyRow>

/** `origin`: the one address of the portal at which passkeys work. */
export const passkeyList = z.object({ passkeys: z.array(passkeyRow), origin: z.string() })
export type PasskeyList = z.output<typeof passkeyList>
