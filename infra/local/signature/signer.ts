import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import { createScope, getCanonicalHeaders, SignatureV4 } from '@smithy/signature-v4'
import { type Credentials, signatureAlgorithm } from './signature.ts'

/** A request as it came over the wire: the raw path and query, and every header with lower-case names. */
export interface WireRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
}

/** The parts of a request that a Signature Version 4 covers. */
export interface SignedParts {
  request: WireRequest
  signedHeaders: string
  payloadHash: string
}

/** SHA-256 as the signer needs it: an HMAC if it is given a key. */
class Sha256 {
  readonly #hash: Hash | Hmac

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    // A key is a text or bytes.
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', key as string | Uint8Array)
  }

  update(data: Uint8Array): void {
    this.#hash.update(data)
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }

  reset(): never {
    throw new Error('Each signature has a hash of its own.')
  }
}

/** The SDK's signer, which also signs again what somebody else has signed. */
class Signer extends SignatureV4 {
  /** The signature that a request has to have. */
  async signatureOf({ request, signedHeaders, payloadHash }: SignedParts, at: Date): Promise<string> {
    const { method, path } = request
    const names = new Set(signedHeaders.split(';'))
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => names.has(name)))
    const whole = { method, path, query: queryOf(request.query), headers, protocol: 'http:', hostname: '' }
    const canonical = this.createCanonicalRequest(
      whole,
      getCanonicalHeaders(whole, undefined, names),
      payloadHash,
    )
    const { longDate, shortDate } = this.formatDate(at)
    const scope = createScope(shortDate, await this.regionProvider(), this.service)
    const text = await this.createStringToSign(longDate, scope, canonical, signatureAlgorithm)
    return this.sign(text, { signingDate: at })
  }
}

const queryOf = (query: string): Record<string, string[]> => {
  const given = new URLSearchParams(query)
  return Object.fromEntries([...given.keys()].map((name) => [name, given.getAll(name)]))
}

/** S3 encodes paths once; the others are asked at `/` only. */
export const signerOf = (scope: { credentials: Credentials; service: string; region: string }): Signer =>
  new Signer({ ...scope, sha256: Sha256, uriEscapePath: false })

/** Signs a POST to one of the JSON services. @returns the headers to send with it. */
export const signedHeaders = async (
  request: { url: string; body: string; headers: Record<string, string> },
  scope: Parameters<typeof signerOf>[0],
): Promise<Record<string, string>> => {
  const { host, hostname, protocol } = new URL(request.url)
  const { headers } = await signerOf(scope).sign({
    ...{ method: 'POST', protocol, hostname, path: '/' },
    headers: { ...request.headers, host },
    body: request.body,
  })
  return headers
}
