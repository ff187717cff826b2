/** While CloudFront changes the header by which the service recognises it, the present one and the next are accepted. */
import { expect, test } from 'vitest'
import { originSecretHash } from '#infra/local/cloudfront/origin-headers.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const stack = await openStack({}, async ({ ORIGIN_SECRET_SHA256 = '' }) => ({
  ORIGIN_SECRET_SHA256: `${ORIGIN_SECRET_SHA256},${originSecretHash('the next one')}`,
}))

const statusWith = async (header: string): Promise<number> =>
  (await stack.invoke('council.get', { headers: { 'x-origin-verify': header } })).status

test('the present and the next secret are accepted, any other and none are refused', async () => {
  const headers = [stack.localStack.originSecret, 'the next one', 'the one before', '']
  expect(await Promise.all(headers.map(statusWith))).toEqual([200, 200, 403, 403])
})
