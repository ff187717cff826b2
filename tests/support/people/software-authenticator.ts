/** An authenticator in software (WebAuthn): makes passkeys and signs with them, rightly or as a test wants it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Signing {
  origin?: string
  rpId?: string
  /** Signs with another key than the stored one. */
  forged?: boolean
  verifiesUser?: boolean
  counter?: number
  handle?: string
  /** A statement with a certificate of the maker, which nobody has asked for. */
  certificate?: boolean
}

interface Question {
  ceremony: string
  origin: string
  options: { challenge: string }
}

const flag = { present: 0x01, verified: 0x04, credential: 0x40 }

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
/** The head of a value in CBOR (RFC 8949, section 3). */
const head = (major: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (...pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** No certificate could be read out of this. */
const withCertificate = map(
  [text('alg'), number(-7)],
  [text('sig'), bytes(Buffer.alloc(8))],
  [text('x5c'), Buffer.concat([head(4, 1), bytes(Buffer.alloc(8))])],
)

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

export const aSoftwareAuthenticator = () => {
  const { privateKey, publicKey } = newKey()
  const id = randomBytes(20)
  let used = 0
  let handle = ''

  const clientData = (type: string, { options: { challenge }, origin: asked }: Question, origin = asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (
    flags: number,
    { rpId = 'localhost', verifiesUser = true, counter }: Signing,
    more = Buffer.alloc(0),
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? ++used)
    const all = flags | flag.present | (verifiesUser ? flag.verified : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, more])
  }
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    id: credential.id,
    /** The answer to `navigator.credentials.create`. */
    make: (
      question: Question & { options: { user: { id: string } } },
      how: Signing & { name?: string } = {},
    ) => {
      handle = question.options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = map(
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytes(Buffer.from(x, 'base64url'))],
        [number(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key])
      const attestation = map(
        [text('fmt'), text(how.certificate ? 'packed' : 'none')],
        [text('attStmt'), how.certificate ? withCertificate : map()],
        [text('authData'), bytes(authenticatorData(flag.credential, how, attested))],
      )
      return {
        ceremony: question.ceremony,
        name: how.name ?? 'Phone',
        response: {
          ...credential,
          response: {
            clientDataJSON: clientData('webauthn.create', question, how.origin).toString('base64url'),
            attestationObject: attestation.toString('base64url'),
            transports: ['internal'],
          },
        },
      }
    },
    /** The answer to `navigator.credentials.get`. */
    use: (question: Question, how: Signing = {}) => {
      const data = authenticatorData(0, how)
      const client = clientData('webauthn.get', question, how.origin)
      const signer = how.forged ? newKey().privateKey : privateKey
      return {
        ceremony: question.ceremony,
        response: {
          ...credential,
          response: {
            clientDataJSON: client.toString('base64url'),
            authenticatorData: data.toString('base64url'),
            signature: sign('sha256', Buffer.concat([data, sha256(client)]), signer).toString('base64url'),
            userHandle: how.handle ?? handle,
          },
        },
      }
    },
  }
}
export type SoftwareAuthenticator = ReturnType<typeof aSoftwareAuthenticator>
