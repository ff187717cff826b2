/** Only the front may call, and only it says where a caller is (security, T08). */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { NotAllowed } from '#shared/errors.ts'

/** The caller's address without its port; IPv6 addresses count by their /64 network, which one household holds. */
export const callerAddress = (event: APIGatewayProxyEventV2): string => {
  const viewer = event.headers['cloudfront-viewer-address'] ?? ''
  const address = viewer.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}

/** @param expected SHA-256 (hex) of the secret header. */
export const requireOrigin = (expected: string) => ({
  before: ({ event }: { event: APIGatewayProxyEventV2 }): void => {
    const actual = createHash('sha256')
      .update(event.headers['x-origin-verify'] ?? '')
      .digest()
    if (!timingSafeEqual(actual, Buffer.from(expected, 'hex'))) throw new NotAllowed()
  },
})
