import { expect, test } from 'vitest'
import { aJpeg, aPng } from '#tests/support/files/images.ts'
import { announced, type Grant, postToStore, upload } from '#tests/support/files/uploads.ts'
import type { Account } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const confirm = (account: Account, { id }: Grant) => account.post(`/api/uploads/grants/${id}`)

const granted = async (account: Account, bytes: Buffer, name = 'cnic_front_image'): Promise<Grant> =>
  (await account.post('/api/uploads/grants', announced(name, bytes))).body.data

const heldBytes = async (account: Account, name = 'cnic_front_image') =>
  (await account.get(`/api/user-documents/${name}`)).bytes

test('a confirmed file becomes the document', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  const { status, body } = await upload(account, 'cnic_front_image', bytes)
  expect([status, body.message]).toEqual([200, 'File uploaded successfully'])
  expect(body.data).toEqual({
    name: 'cnic_front_image',
    url: expect.any(String),
    file: {
      id: expect.any(String),
      version: 1,
      type: 'image/png',
      size: bytes.length,
      uploaded_at: expect.any(String),
    },
  })
  expect(await heldBytes(account)).toEqual(bytes)
})

test('confirming again gives the same document and changes nothing', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  const grant = await granted(account, bytes)
  await postToStore(grant, bytes)
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(account, grant)))
  const again = await confirm(account, grant)
  expect([...answers, again].map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body.data.file))).size).toBe(1)
})

test('confirming an upload that was replaced by another is refused', async () => {
  const account = await portal.account()
  const first = await granted(account, aPng(40, 30))
  await postToStore(first, aPng(40, 30))
  await confirm(account, first)
  await upload(account, 'cnic_front_image', aPng(50, 50))
  const { status, body } = await confirm(account, first)
  expect([status, body.message]).toEqual([409, 'Another file has taken the place of this one'])
  expect(await heldBytes(account)).toEqual(aPng(50, 50))
})

test('a file uploaded again after the confirmation does not change the document', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  const grant = await granted(account, bytes)
  await postToStore(grant, bytes)
  await confirm(account, grant)
  expect((await postToStore(grant, bytes)).ok).toBe(true) // the store takes the same bytes once more, in `incoming/`
  expect((await postToStore(grant, aPng(41, 30))).ok).toBe(false)
  await confirm(account, grant)
  const { body } = await account.get('/api/user-documents')
  expect(body.data.files.cnic_front_image.version).toBe(1)
  expect(await heldBytes(account)).toEqual(bytes)
})

test.each<[string, Record<string, string>, Buffer]>([
  ['another key', { key: 'documents/somebody/else' }, aPng(40, 30)],
  ['another type', { 'Content-Type': 'text/html' }, aPng(40, 30)],
  ['other bytes', {}, aPng(30, 40)],
  ['more bytes', {}, Buffer.concat([aPng(40, 30), Buffer.alloc(1)])],
  ['another digest', { 'x-amz-checksum-sha256': `${'A'.repeat(43)}=` }, aPng(40, 30)],
  [
    'a later end',
    { Policy: Buffer.from('{"expiration":"2999-01-01T00:00:00Z"}').toString('base64') },
    aPng(40, 30),
  ],
  ['a field of its own', { 'x-amz-meta-owner': 'somebody' }, aPng(40, 30)],
])('the store refuses %s, and nothing can be confirmed', async (_what, changed, bytes) => {
  const account = await portal.account()
  await upload(account, 'cnic_front_image', aPng(8, 8))
  const grant = await granted(account, aPng(40, 30))
  const stored = await postToStore(grant, bytes, changed)
  expect(stored.status).toBeGreaterThanOrEqual(400)
  expect(stored.status).toBeLessThan(500)
  const { status, body } = await confirm(account, grant)
  expect([status, body.message]).toEqual([409, 'The file has not arrived. Upload it again'])
  expect(await heldBytes(account)).toEqual(aPng(8, 8))
})

test.each<[string, Buffer, string]>([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'The file must be a JPG, PNG or PDF'],
  ['a JPEG announced as a PNG', aJpeg(40, 30), 'The file that arrived is not the one that was announced'],
])(
  '%s is refused at the confirmation, the old file is kept and the new one is deleted',
  async (_what, bytes, message) => {
    const account = await portal.account()
    await upload(account, 'cnic_front_image', aPng(8, 8))
    const grant = await granted(account, bytes)
    expect((await postToStore(grant, bytes)).ok).toBe(true)
    const refused = await confirm(account, grant)
    expect([refused.status, refused.body.errors]).toEqual([422, { file: [message] }])
    expect((await confirm(account, grant)).status).toBe(404)
    expect(await heldBytes(account)).toEqual(aPng(8, 8))
  },
)

test('another person’s grant is not found', async () => {
  const [one, other] = [await portal.account(), await portal.account()]
  const bytes = aPng(40, 30)
  const grant = await granted(one, bytes)
  await postToStore(grant, bytes)
  for (const id of [grant.id, 'me', 'no-such-grant', '%2e%2e', 'x'.repeat(1100)])
    expect((await other.post(`/api/uploads/grants/${id}`)).status).toBe(404)
  expect((await confirm(one, grant)).status).toBe(200)
})

test('of several files confirmed for one document at once one is kept whole', async () => {
  const account = await portal.account()
  const pictures = Array.from({ length: 8 }, (_, index) => aPng(20 + index, 20))
  const replies = await Promise.all(pictures.map((bytes) => upload(account, 'cnic_front_image', bytes)))
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status } of replies) expect([200, 409, 503]).toContain(status)
  const bytes = await heldBytes(account)
  expect(pictures.some((picture) => picture.equals(bytes))).toBe(true)
})
