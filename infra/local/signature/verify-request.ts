import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { joinedHeaders, splitTarget } from '../http-message.ts'
import { type Verdict, type VerifyOptions, verify } from './verify.ts'

/** Verifies the signature of a Node request; `bodyMatches` compares the body with the hash that was signed. */
export const verifyRequest = (request: IncomingMessage, options: VerifyOptions): Promise<Verdict> => {
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
