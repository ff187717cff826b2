/** A form with a file, for a document of either set. */
import { expect, test } from 'vitest'
import { documentKeys } from '#shared/vocabulary/documents.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/uploads'
// uploads.create, files.create
const none = Object.fromEntries(documentKeys.map((key) => [key, null]))

test('a form with a file stores it as the document, and the answer holds the address of each document', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  const { status, body } = await account.post(path, undefined, await aForm('marksSheet_image', bytes))
  expect([status, body.message]).toEqual([201, 'File uploaded successfully'])
  expect(body.data).toEqual({ ...none, marksSheet_image: expect.stringContaining('http') })
  const stored = await fetch(body.data.marksSheet_image)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(bytes)
  expect(stored.headers.get('content-type')).toBe('image/png')
})

test('a refused file leaves the old file unchanged', async () => {
  const account = await portal.account()
  const bytes = aPng(40, 30)
  await account.post(path, undefined, await aForm('certificate_image', bytes))
  const refused = await account.post(
    path,
    undefined,
    await aForm('certificate_image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  )
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { file: ['The file must be a JPG, PNG or PDF'] },
  ])
  expect((await account.get('/api/documents/certificate_image')).bytes).toEqual(bytes)
})

test.each([
  ['no file', 'certificate_image', null, { file: ['Select a file'] }],
  ['no name', null, aPng(4, 4), { name: ['Choose a document of the list'] }],
  ['a name of the other set', 'finger_print', aPng(4, 4), { name: ['Choose a document of the list'] }],
  ['an empty file', 'certificate_image', Buffer.alloc(0), { file: ['The file is empty'] }],
])('%s is refused with an error at its field', async (_what, name, bytes, errors) => {
  const account = await portal.account()
  const { status, body } = await account.post(path, undefined, await aForm(name, bytes))
  expect([status, body.errors]).toEqual([422, errors])
})

test('a name of the four documents is refused among the seven', async () => {
  const account = await portal.account()
  const form = await aForm('certificate_image', aPng(4, 4))
  const { status, body } = await account.post('/api/files', undefined, form)
  expect([status, body.errors]).toEqual([422, { name: ['Choose a document of the list'] }])
})

test.each([
  ['JSON', { raw: '{"name":"certificate_image"}', headers: { 'content-type': 'application/json' } }, 415],
  ['no form at all', { raw: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }, 400],
  ['no boundary', { raw: 'x', headers: { 'content-type': 'multipart/form-data' } }, 415],
  [
    'a form above the limit',
    { raw: Buffer.alloc(4.2 * 1024 * 1024), headers: { 'content-type': 'multipart/form-data; boundary=y' } },
    413,
  ],
])('%s is refused', async (_what, options, status) => {
  const account = await portal.account()
  expect((await account.post(path, undefined, options)).status).toBe(status)
})

test('the refusal of a file of 4 MB and one byte names its size', async () => {
  const account = await portal.account()
  const { status, body } = await account.post(
    path,
    undefined,
    await aForm('certificate_image', Buffer.alloc(4 * 1024 * 1024 + 1)),
  )
  expect([status, body.errors]).toEqual([
    422,
    { file: ['The file must be smaller than 4 MB; yours is 4.1 MB'] },
  ])
})

test.each([
  ['a name of a kilobyte', ['x'.repeat(1024)]],
  ['eleven fields', Array.from({ length: 11 }, (_, index) => `field-${index}`)],
  ['a field twice', ['name', 'name']],
])('a form with %s is refused with a short message', async (_what, names) => {
  const account = await portal.account()
  const form = new FormData()
  for (const name of names) form.append(name, 'x')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const raw = Buffer.from(await request.arrayBuffer())
  const { status, text } = await account.post(path, undefined, { raw, headers })
  expect(status).toBe(400)
  expect(text.length).toBeLessThan(200)
})

test('after twenty files in an hour, refused ones included, a person has to wait', async () => {
  const account = await portal.account()
  const form = await aForm('certificate_image', aPng(4, 4))
  const statuses: number[] = []
  const refused = await aForm('certificate_image', Buffer.from('GIF89a'))
  for (let file = 0; file < 21; file++)
    statuses.push((await account.post(path, undefined, file % 2 ? refused : form)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, (_, file) => (file % 2 ? 422 : 201)), 429])
})
