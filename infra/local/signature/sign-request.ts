import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import type { Credentials } from './signature.ts'

/** SHA-256 as the signer needs it: an HMAC if it is given a key. */
class Sha256 {
  readonly #hash: Hash | Hmac

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(key))
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

const bytesOf = (key: string | ArrayBuffer | ArrayBufferView): string | Uint8Array => {
  if (typeof key === 'string') return key
  return ArrayBuffer.isView(key)
    ? new Uint8Array(key.buffer, key.byteOffset, key.byteLength)
    : new Uint8Array(key)
}

/** Signs a POST to one of the JSON services. @returns the headers to send with it. */
export const signedHeaders = async (
  request: { url: string; body: string; headers: Record<string, string> },
  scope: { credentials: Credentials; service: string; region: string },
): Promise<Record<string, string>> => {
  const { host, hostname, protocol } = new URL(request.url)
  const headers = { ...request.headers, host }
  const signer = new SignatureV4({ ...scope, sha256: Sha256 })
  const signed = await signer.sign({
    method: 'POST',
    protocol,
    hostname,
    path: '/',
    headers,
    body: request.body,
  })
  return signed.headers
}
