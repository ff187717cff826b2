import { expect, test } from 'vitest'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('each of the seven documents is answered as it was stored', async () => {
  const account = await portal.account()
  for (const [index, key] of userDocumentKeys.entries()) await upload(account, key, aPng(20 + index, 9))
  for (const [index, key] of userDocumentKeys.entries()) {
    const { status, bytes, headers } = await account.get(`/api/user-documents/${key}`)
    expect([status, bytes, headers['content-type']]).toEqual([200, aPng(20 + index, 9), 'image/png'])
  }
})

test('a key of the four documents is not found', async () => {
  const account = await portal.account()
  await upload(account, 'profile_image', aPng(4, 4))
  expect((await account.get('/api/user-documents/profile_image')).status).toBe(404)
})
