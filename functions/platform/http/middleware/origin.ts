/** Only CloudFront may call, and only it says what the caller's address is (docs/security.md#who-may-call). */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Refusal } from '#shared/kit/errors.ts'

/** The /64 network of an IPv6 address, which a household usually has for itself. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** The caller's address without its port, as limits count it. */
export const callerAddress = (event: APIGatewayProxyEventV2): string => {
  const viewer = event.headers['cloudfront-viewer-address'] ?? ''
  const address = viewer.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? (address.includes(':') ? networkOf(address) : address)
}

/** Tells in the log that a request came from elsewhere; the answer is that of any other refusal. */
class NotThroughCloudFront extends Refusal {
  override readonly name = 'NotThroughCloudFront'
  readonly status = 403
}

/** @param accepted SHA-256 (hex) of the secret headers, separated by commas. */
export const requireOrigin = (accepted: string) => {
  const hashes = accepted.split(',').map((hash) => Buffer.from(hash, 'hex'))
  return {
    before: ({ event }: { event: APIGatewayProxyEventV2 }): void => {
      const actual = createHash('sha256')
        .update(event.headers['x-origin-verify'] ?? '')
        .digest()
      // All are compared, whichever fits.
      if (hashes.filter((hash) => timingSafeEqual(actual, hash)).length === 0)
        throw new NotThroughCloudFront('You may not do this')
    },
  }
}
