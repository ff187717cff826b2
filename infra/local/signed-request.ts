import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Verdict, type VerifyOptions, verify } from './sigv4.ts'

/** Splits a request target without decoding or tidying it: signatures cover the bytes as they were sent. */
export const splitTarget = (target: string): { path: string; query: string } => {
  const at = target.indexOf('?')
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) }
}

/** The headers of a request by lower-case name, repeated ones joined by a comma in the order they came. */
export const joinedHeaders = (rawHeaders: readonly string[]): Record<string, string> => {
  const joined: Record<string, string> = Object.create(null)
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase()
    const value = rawHeaders[at + 1]!
    joined[name] = name in joined ? `${joined[name]},${value}` : value
  }
  return joined
}

/** Verifies the signature of a Node request; what it says about the body is checked by `bodyMatches`. */
export const verifyRequest = (request: IncomingMessage, options: VerifyOptions): Verdict => {
  const { path, query } = splitTarget(request.url ?? '/')
  return verify(
    { method: request.method ?? 'GET', path, query, headers: joinedHeaders(request.rawHeaders) },
    options,
  )
}

/** Whether the body is the one that was signed; some requests sign only the fact that the body is unsigned. */
export const bodyMatches = (payloadHash: string, body: Buffer): boolean => {
  if (!/^[0-9a-f]{64}$/.test(payloadHash)) return payloadHash.startsWith('UNSIGNED') || payloadHash === ''
  return createHash('sha256').update(body).digest('hex') === payloadHash
}
