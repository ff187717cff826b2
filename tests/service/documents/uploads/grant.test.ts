import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { announced, sha256 } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/uploads/grants'

test('a grant is for one key, type, size and digest, and lasts five minutes', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  const { status, body } = await account.post(path, announced('cnic_front_image', bytes))
  expect(status).toBe(201)
  const { id, fields, expires_at } = body.data
  const key = `incoming/${account.id}/cnic_front_image/${id}`
  expect(fields).toMatchObject({ key, 'Content-Type': 'image/png', 'x-amz-checksum-sha256': sha256(bytes) })
  const policy = JSON.parse(Buffer.from(fields.Policy, 'base64').toString())
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      { key },
      { 'Content-Type': 'image/png' },
      { 'x-amz-checksum-sha256': sha256(bytes) },
      ['content-length-range', bytes.length, bytes.length],
    ]),
  )
  for (const end of [policy.expiration, expires_at]) {
    const seconds = (Date.parse(end) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(270)
    expect(seconds).toBeLessThanOrEqual(300)
  }
})

test.each([
  ['an unknown document', { name: 'passport' }, { name: ['Choose a document of the list'] }],
  ['a type of no document', { type: 'image/svg+xml' }, { type: ['The file must be a JPG, PNG or PDF'] }],
  [
    'a PDF as a photograph',
    { name: 'profile_photo', type: 'application/pdf' },
    { type: ['The file must be a JPG or PNG'] },
  ],
  [
    'a PDF as a finger print',
    { name: 'finger_print', type: 'application/pdf' },
    { type: ['The file must be a JPG or PNG'] },
  ],
  ['an empty file', { size: 0 }, { size: ['The file is empty'] }],
  [
    'a large file',
    { size: Math.ceil(6.2 * 1024 * 1024) },
    { size: ['The file must be smaller than 4 MB; yours is 6.3 MB'] },
  ],
  ['half a byte', { size: 1.5 }, { size: ['Say how many bytes the file has'] }],
  ['no digest', { sha256: 'abc' }, { sha256: ['Send the SHA-256 of the file'] }],
  ['a key of its own', { key: 'documents/x' }, { key: ['This field is not known'] }],
])('%s is refused with an error at its field', async (_what, changed, errors) => {
  const account = await portal.account()
  const { status, body } = await account.post(path, {
    ...announced('cnic_front_image', aPng(4, 4)),
    ...changed,
  })
  expect([status, body.errors]).toEqual([422, errors])
})

test('after twenty grants in an hour a person has to wait, and the answer says how long', async () => {
  const account = await portal.account()
  const request = announced('cnic_front_image', aPng(4, 4))
  const replies = await Promise.all(Array.from({ length: 30 }, () => account.post(path, request)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20)
  const refused = replies.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})
