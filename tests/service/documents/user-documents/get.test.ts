import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('a key of the four documents is not found', async () => {
  const account = await portal.account()
  await upload(account, 'profile_image', aPng(4, 4))
  expect((await account.get('/api/user-documents/profile_image')).status).toBe(404)
})
