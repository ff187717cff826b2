import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('a document is answered byte for byte, with its detected type and in a sandbox', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  await upload(account, 'marksSheet_image', bytes)
  const answer = await account.get('/api/documents/marksSheet_image')
  expect([answer.status, answer.bytes]).toEqual([200, bytes])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="marks-sheet.png"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
})

test('with ?download the document is answered as an attachment', async () => {
  const account = await portal.account()
  await upload(account, 'marksSheet_image', aPng(40, 30))
  for (const query of ['?download', '?download=1']) {
    const { headers } = await account.get(`/api/documents/marksSheet_image${query}`)
    expect(headers['content-disposition']).toBe('attachment; filename="marks-sheet.png"')
  }
})

test.each(['marksSheet_image', 'cnic_front_image', 'toString', '__proto__', 'me', '%2e%2e%2fACCOUNT'])(
  'a document that is not held, or an unknown key, is not found: %s',
  async (key) => {
    const account = await portal.account()
    await upload(account, 'cnic_front_image', aPng(4, 4))
    expect((await account.get(`/api/documents/${key}`)).status).toBe(404)
  },
)

test('another person’s document is not found', async () => {
  const [owner, other] = [await portal.account(), await portal.account()]
  await upload(owner, 'marksSheet_image', aPng(40, 30))
  expect((await other.get('/api/documents/marksSheet_image')).status).toBe(404)
  expect((await portal.call('GET', '/api/documents/marksSheet_image')).status).toBe(401)
})
