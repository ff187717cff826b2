/** What is reached through a signed address stays in no cache: neither the address nor the file. */
import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('answers that carry a signed address and the file behind it are not kept, and the signature says so', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  await upload(account, 'marksSheet_image', bytes)
  const { headers, body } = await account.get('/api/documents')
  const address = /http[^"]+X-Amz-Signature[^"]+/.exec(JSON.stringify(body))?.[0] ?? ''
  expect(headers['cache-control']).toBe('no-store')

  const file = await fetch(address)
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(bytes))

  const cached = new URL(address)
  cached.searchParams.set('response-cache-control', 'public, max-age=31536000')
  expect((await fetch(cached)).status).toBe(403)
})
