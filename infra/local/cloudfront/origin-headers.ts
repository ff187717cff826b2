import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { joinedHeaders } from '../raw-request.ts'

/**
 * The headers the functions get: the caller's, but what only CloudFront may say is taken out and said anew. The
 * functions believe the address because the origin secret stands beside it; X-Forwarded-* goes through and is never
 * believed.
 */
export const originHeaders = (request: IncomingMessage, originSecret: string): Record<string, string> => {
  const { remoteAddress = '', remotePort = 0 } = request.socket
  return {
    ...joinedHeaders(request.rawHeaders),
    'cloudfront-viewer-address': `${remoteAddress}:${remotePort}`,
    'x-origin-verify': originSecret,
  }
}

/** What the functions compare the origin secret with: hexadecimal SHA-256. */
export const originSecretHash = (originSecret: string): string =>
  createHash('sha256').update(originSecret).digest('hex')
