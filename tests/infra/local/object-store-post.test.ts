import { GetObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import {
  aGrant,
  aStore,
  Bucket,
  bytes,
  grantedKey,
  refusal,
  sha256,
  textOf,
  upload,
} from '#tests/support/stand-ins/object-store-server.ts'

test('a browser uploads with a grant, and the object has the metadata of the fields', async () => {
  const { s3 } = await aStore()
  const Fields = {
    'Content-Type': 'image/png',
    'x-amz-checksum-sha256': sha256(bytes),
    'x-amz-checksum-algorithm': 'SHA256',
    'x-amz-meta-kind': 'photo',
    'Cache-Control': 'no-store',
  }

  const answer = await upload(await aGrant(s3, { Fields }))

  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  const VersionId = answer.headers.get('x-amz-version-id')!
  const found = await s3.send(
    new GetObjectCommand({ Bucket, Key: grantedKey, VersionId, ChecksumMode: 'ENABLED' }),
  )
  expect(await found.Body?.transformToString()).toBe(bytes)
  expect(found).toMatchObject({
    ContentType: 'image/png',
    ETag: answer.headers.get('etag'),
    ChecksumSHA256: sha256(bytes),
    Metadata: { kind: 'photo' },
    CacheControl: 'no-store',
  })
})

test('every byte of a file is stored', async () => {
  const { s3, store } = await aStore()
  const all = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256))
  const { fields } = await aGrant(s3, { Fields: {}, Conditions: [] })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name.toUpperCase(), value)
  form.append('file', new Blob([all, '\r\n--', all, '\r\n']), 'photo.png')

  const answer = await fetch(`${store.endpoint}/${Bucket}/`, { method: 'POST', body: form })

  expect(answer.status).toBe(204)
  const { Body, ContentType } = await s3.send(new GetObjectCommand({ Bucket, Key: grantedKey }))
  expect(Buffer.from(await Body!.transformToByteArray())).toEqual(
    Buffer.concat([all, Buffer.from('\r\n--'), all, Buffer.from('\r\n')]),
  )
  expect(ContentType).toBe('binary/octet-stream')
})

test.each([
  ['200', 200, ''],
  ['204', 204, ''],
  ['999', 204, ''],
])('success_action_status %s answers %i', async (asked, status, body) => {
  const { s3 } = await aStore()
  const answer = await upload(await aGrant(s3, { Fields: { success_action_status: asked } }))
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(body)
})

test('success_action_status 201 answers with the location of the object', async () => {
  const { s3, store } = await aStore()
  const grant = await aGrant(s3, { Key: 'a/b & <c>', Fields: { success_action_status: '201' } })

  const answer = await upload(grant)

  const location = `${store.endpoint}/${Bucket}/a%2Fb%20%26%20%3Cc%3E`
  expect(answer.status).toBe(201)
  expect(answer.headers.get('location')).toBe(location)
  const text = await answer.text()
  expect(text).toContain(`<Location>${location}</Location><Bucket>${Bucket}</Bucket>`)
  expect(text).toContain('<Key>a/b &#38; &#60;c&#62;</Key>')
  expect(text).toContain(`<ETag>${answer.headers.get('etag')!.replaceAll('"', '&#34;')}</ETag>`)
})

test('a policy may allow any key below a folder, and several types', async () => {
  const { s3 } = await aStore()
  const Conditions = [
    ['starts-with', '$key', 'incoming/u1/'],
    ['starts-with', '$Content-Type', 'image/'],
    ['eq', '$x-amz-meta-kind', 'photo'],
  ] as never
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is S3's own placeholder.
  const { url, fields } = await aGrant(s3, { Key: 'incoming/u1/${filename}', Fields: {}, Conditions })
  const send = async (more: object) =>
    refusal(
      await upload({ url, fields: { ...fields, key: 'incoming/u1/x', 'x-amz-meta-kind': 'photo', ...more } }),
    )

  expect((await send({ 'Content-Type': 'image/gif' })).code).toContain('204')
  expect((await send({ 'Content-Type': 'text/html' })).code).toBe('403 AccessDenied')
  expect((await send({ 'Content-Type': 'image/png,text/html' })).code).toBe('403 AccessDenied')
  expect((await send({ 'Content-Type': 'image/png', key: 'incoming/u2/x' })).code).toBe('403 AccessDenied')
  expect((await send({})).code).toBe('403 AccessDenied')
  expect((await send({ 'Content-Type': 'image/png', key: fields.key })).code).toBe('501 NotImplemented')
})

test('fields that begin with x-ignore- need no condition; those after the file are not read', async () => {
  const { s3 } = await aStore()
  const { url, fields } = await aGrant(s3)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, 'x-ignore-me': 'ü' })) form.append(name, value)
  form.append('file', new Blob([bytes]), 'photo.png')
  form.append('key', 'incoming/u2/photo')
  form.append('submit', 'Upload')

  const answer = await fetch(url, { method: 'POST', body: form })

  expect(answer.status).toBe(204)
  expect(await textOf(s3, grantedKey)).toBe(bytes)
})
