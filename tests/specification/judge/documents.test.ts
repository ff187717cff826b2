/** Documents on the wire, in both readings. */
import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { fileAt, registered } from './kit/client.ts'

const four = ['profile_image', 'marksSheet_image', 'certificate_image', 'bank_voucher_receipt_image']
const seven = [
  ...['cnic_front_image', 'cnic_back_image', 'category_image', 'renewal_category_image', 'finger_print'],
  ...['paid_bank_deposit_slip', 'profile_photo'],
]

/** What somebody new reads before and after the upload of a file for each key, and what each upload answers. */
const uploadAll = async (list: string, uploads: string, keys: string[], width: number) => {
  const client = await registered()
  const before = (await client.get(list)).data.user_document
  const sent = keys.map((_, index) => aPng(width + index, 800))
  const answers = []
  for (const [index, key] of keys.entries())
    answers.push((await client.upload(uploads, key, sent[index]!)).body.data[key])
  const after = (await client.get(list)).data.user_document
  const files = await Promise.all(keys.map((key) => client.ask('GET', `${list}/${key}`)))
  return { before, sent, answers, after, files }
}

const first = await uploadAll('/api/documents', '/api/uploads', four, 600)
const second = await uploadAll('/api/user-documents', '/api/files', seven, 620)

const nothing = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, null]))
const types = (reading: typeof first) => reading.files.map(({ headers }) => headers['content-type'])

test('GET /api/documents answers with user_document, which has a url for each of four keys.', async () => {
  expect(first.before).toEqual(nothing(four))
  expect(Object.keys(first.after).sort()).toEqual([...four].sort())
  for (const key of four) expect((await fileAt(first.after[key])).status).toBe(200)
})

test('POST /api/uploads takes multipart of file and name, and data holds the url for each key.', () => {
  expect(first.answers).toEqual(four.map(() => expect.stringMatching(/^http/)))
})

test('GET /api/documents/{key} answers with the file.', () => {
  expect(types(first)).toEqual(four.map(() => 'image/png'))
  expect(first.files.map(({ bytes }) => bytes)).toEqual(first.sent)
})

test('GET /api/user-documents answers with user_document, which has a file reference for each of seven keys.', () => {
  expect(second.before).toEqual(nothing(seven))
  expect(Object.keys(second.after).sort()).toEqual([...seven].sort())
  expect(Object.values(second.after)).toEqual(seven.map(() => expect.any(String)))
})

test('POST /api/files takes multipart of file and name, and data maps the key to the stored file.', () => {
  expect(second.answers).toEqual(seven.map(() => expect.any(String)))
})

test('GET /api/user-documents/{key} answers with the file.', () => {
  expect(types(second)).toEqual(seven.map(() => 'image/png'))
  expect(second.files.map(({ bytes }) => bytes)).toEqual(second.sent)
})
