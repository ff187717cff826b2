import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const none = {
  cnic_front_image: null,
  cnic_back_image: null,
  category_image: null,
  renewal_category_image: null,
  finger_print: null,
  paid_bank_deposit_slip: null,
  profile_photo: null,
}

test('a new account has seven document keys with null', async () => {
  const account = await portal.account()
  const { status, body } = await account.get('/api/user-documents')
  expect([status, body.data]).toEqual([200, { user_document: none, files: none }])
})

test('a held document has an address, and replacing it raises its version', async () => {
  const account = await portal.account()
  await upload(account, 'finger_print', aPng(40, 30))
  await upload(account, 'finger_print', aPng(30, 40))
  const { data } = (await account.get('/api/user-documents')).body
  expect(data.user_document).toEqual({ ...none, finger_print: expect.any(String) })
  expect(data.files.finger_print).toMatchObject({ version: 2, type: 'image/png' })
  const answer = await fetch(data.user_document.finger_print)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(aPng(30, 40))
})
