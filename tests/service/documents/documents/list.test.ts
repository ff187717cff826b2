import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const none = {
  profile_image: null,
  marksSheet_image: null,
  certificate_image: null,
  bank_voucher_receipt_image: null,
}

test('a held document is listed with an address that serves it, its version, type and size', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  await upload(account, 'profile_image', bytes)
  await upload(account, 'cnic_back_image', aPng(4, 4)) // of the other set
  const { data } = (await account.get('/api/documents')).body
  expect(data.user_document).toEqual({ ...none, profile_image: expect.any(String) })
  expect(data.files.profile_image).toMatchObject({ version: 1, type: 'image/png', size: bytes.length })
  const answer = await fetch(data.user_document.profile_image)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
})

test('the current user lists the documents that are held', async () => {
  const account = await portal.account()
  await upload(account, 'profile_image', aPng(40, 30))
  await upload(account, 'cnic_back_image', aPng(40, 30))
  const { data } = (await account.get('/api/auth/user')).body
  expect(data.held_documents.sort()).toEqual(['cnic_back_image', 'profile_image'])
})
