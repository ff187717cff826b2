import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/documents/certificate_image'

test('a removed document is gone, and a new one can be uploaded', async () => {
  const account = await portal.account()
  await upload(account, 'certificate_image', aPng(8, 8))
  const { user_document } = (await account.get('/api/documents')).body.data
  const { status, body } = await account.delete(path)
  expect([status, body]).toEqual([200, { data: null, message: 'File removed' }])
  expect((await account.get(path)).status).toBe(404)
  expect((await fetch(user_document.certificate_image)).status).toBe(404)
  await upload(account, 'certificate_image', aPng(9, 9))
  expect((await account.get(path)).bytes).toEqual(aPng(9, 9))
})

test('a double click removes a document once and gives the same answer', async () => {
  const account = await portal.account()
  await upload(account, 'certificate_image', aPng(8, 8))
  const replies = await Promise.all([account.delete(path), account.delete(path)])
  for (const { status } of replies) expect([200, 404]).toContain(status)
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  expect((await account.delete(path)).status).toBe(404)
})

test('a document that is not held, or belongs to another person, cannot be removed', async () => {
  const [owner, other] = [await portal.account(), await portal.account()]
  await upload(owner, 'certificate_image', aPng(8, 8))
  expect((await other.delete(path)).status).toBe(404)
  expect((await owner.delete('/api/documents/nothing')).status).toBe(404)
  expect((await owner.get(path)).status).toBe(200)
})
