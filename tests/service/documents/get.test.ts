import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('gives back the very bytes, with their measured type, in a sandbox', {
  tags: ['endpoint.documents.get'],
}, async () => {
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

test('?download is to be saved', async () => {
  const account = await portal.account()
  await upload(account, 'marksSheet_image', aPng(40, 30))
  for (const query of ['?download', '?download=1']) {
    const { headers } = await account.get(`/api/documents/marksSheet_image${query}`)
    expect(headers['content-disposition']).toBe('attachment; filename="marks-sheet.png"')
  }
})

test.each(['marksSheet_image', 'cnic_front_image', 'toString', '__proto__', 'me', '%2e%2e%2fACCOUNT'])(
  'what is not held or no key of the set is not there: %s',
  async (key) => {
    const account = await portal.account()
    await upload(account, 'cnic_front_image', aPng(4, 4))
    expect((await account.get(`/api/documents/${key}`)).status).toBe(404)
  },
)

test("nobody reaches another person's document", async () => {
  const [owner, other] = [await portal.account(), await portal.account()]
  await upload(owner, 'marksSheet_image', aPng(40, 30))
  expect((await other.get('/api/documents/marksSheet_image')).status).toBe(404)
  expect((await portal.call('GET', '/api/documents/marksSheet_image')).status).toBe(401)
})
