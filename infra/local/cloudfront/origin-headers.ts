import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { joinedHeaders } from '../http-message.ts'

/**
 * The headers that functions get: the caller's, but those that only CloudFront may set are replaced. The functions trust
 * the address because the origin secret comes with it; X-Forwarded-* is passed on and never trusted.
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
