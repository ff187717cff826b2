/** Malformed upload forms, and forms with unsupported fields. */
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import {
  aGrant,
  aStore,
  Bucket,
  bytes,
  grantedKey,
  refusal,
  upload,
} from '#tests/support/stand-ins/object-store-server.ts'

test('a form has exactly one file and no field twice', async () => {
  const { s3 } = await aStore()
  const { url, fields } = await aGrant(s3)
  const send = async (more: [string, string | Blob][]) => {
    const form = new FormData()
    for (const [name, value] of [...Object.entries(fields), ...more]) form.append(name, value as string)
    return (await refusal(await fetch(url, { method: 'POST', body: form }))).code
  }
  const file = new Blob([bytes])

  expect(await send([])).toBe('400 IncorrectNumberOfFilesInPostRequest')
  expect(await send([['photo', file]])).toBe('400 IncorrectNumberOfFilesInPostRequest')
  expect(await send([['file', 'text']])).toBe('400 IncorrectNumberOfFilesInPostRequest')
  expect(
    await send([
      ['file', file],
      ['file', file],
    ]),
  ).toBe('400 IncorrectNumberOfFilesInPostRequest')
  expect(
    await send([
      ['photo', file],
      ['file', file],
    ]),
  ).toBe('400 IncorrectNumberOfFilesInPostRequest')
  expect(
    await send([
      ['KEY', 'other'],
      ['file', file],
    ]),
  ).toBe('400 InvalidArgument')
  expect(
    await send([
      ['x-ignore-a', 'a'.repeat(21_000)],
      ['file', file],
    ]),
  ).toBe('400 MaxPostPreDataLengthExceeded')
  expect(await send([['file', file]])).toBe('204 undefined')
})

test.each([
  ['nothing', 'multipart/form-data; boundary=b', ''],
  ['no boundary', 'multipart/form-data', '--b--\r\n'],
  [
    'half a part',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nk',
  ],
  ['another boundary', 'multipart/form-data; boundary=c', '--b\r\n\r\n--b--\r\n'],
  ['a part without a name', 'multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--\r\n'],
])('a form of %s is malformed', async (_name, type, body) => {
  const { store } = await aStore()
  const request = { method: 'POST', headers: { 'content-type': type }, body }
  expect((await refusal(await fetch(`${store.endpoint}/${Bucket}`, request))).code).toBe(
    '400 MalformedPOSTRequest',
  )
})

test('only a form may be posted, and only to the bucket', async () => {
  const { s3, store } = await aStore()
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const { fields } = await aGrant(s3)
  expect((await refusal(await fetch(`${store.endpoint}/${Bucket}`, json))).code).toBe(
    '412 PreconditionFailed',
  )
  const onKey = await upload({ url: `${store.endpoint}/${Bucket}/${grantedKey}`, fields })
  expect((await refusal(onKey)).code).toBe('403 AccessDenied')
})

test('a form longer than the limit is refused before it is read', async () => {
  const { s3 } = await aStore()
  const grant = await aGrant(s3, { Fields: {}, Conditions: [] })
  expect((await refusal(await upload(grant, 'x'.repeat(5 * 1024 * 1024)))).code).toBe('400 EntityTooLarge')
  expect((await upload(grant, 'x'.repeat(4 * 1024 * 1024))).status).toBe(204)
  const { ContentLength } = await s3.send(new HeadObjectCommand({ Bucket, Key: grantedKey }))
  expect(ContentLength).toBe(4 * 1024 * 1024)
})

test('a key may be as long as in S3, and no longer', async () => {
  const { s3 } = await aStore()
  const send = async (Key: string) => upload(await aGrant(s3, { Key }))
  expect((await send('ü'.repeat(512))).status).toBe(204)
  expect((await refusal(await send(`${'ü'.repeat(512)}a`))).code).toBe('400 KeyTooLongError')
  expect((await refusal(await send(''))).code).toBe('400 InvalidArgument')
})

test('a field value that cannot be an HTTP header is refused', async () => {
  const { s3 } = await aStore()
  const send = async (Fields: Record<string, string>) =>
    (await refusal(await upload(await aGrant(s3, { Fields })))).code
  expect(await send({ 'Content-Type': 'image/png\r\nset-cookie: a=b' })).toBe('400 InvalidArgument')
  expect(await send({ 'x-amz-meta-name': 'ڈاکٹر' })).toBe('400 InvalidArgument')
})

test.each(['acl', 'success_action_redirect', 'x-amz-storage-class', 'tagging'])(
  'the unsupported field %s is refused and not ignored',
  async (name) => {
    const { s3 } = await aStore()
    const answer = await upload(await aGrant(s3, { Fields: { [name]: 'x' } }))
    expect((await refusal(answer)).code).toBe('501 NotImplemented')
  },
)
