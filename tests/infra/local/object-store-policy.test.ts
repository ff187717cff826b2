/** Every attempt to use a grant for something that was not granted. */
import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { credentials } from '#tests/support/files/temporary-folder.ts'
import {
  aGrant,
  aStore,
  Bucket,
  bytes,
  type Grant,
  grantedKey,
  put,
  refusal,
  sha256,
  signedBy,
  textOf,
  upload,
} from '#tests/support/stand-ins/object-store-server.ts'

const changed = ({ url, fields }: Grant, more: object): Grant => ({ url, fields: { ...fields, ...more } })
const keysIn = async (s3: S3Client) => {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }))
  return Contents.map(({ Key }) => Key)
}

test.each([
  ['another key', { key: 'incoming/u2/photo' }, '$key&#34;,&#34;incoming/u1/photo'],
  ['a longer key', { key: `${grantedKey}2` }, '$key&#34;,&#34;incoming/u1/photo'],
  ['another type', { 'Content-Type': 'text/html' }, '$content-type&#34;,&#34;image/png'],
  ['another checksum', { 'x-amz-checksum-sha256': sha256('other') }, '$x-amz-checksum-sha256'],
  ['a field nobody signed', { 'x-amz-meta-owner': 'me' }, 'Extra input fields: x-amz-meta-owner'],
  ['another bucket in its form', { bucket: 'other' }, 'The bucket is another one.'],
])('a grant does not allow %s', async (_name, more, reason) => {
  const { s3 } = await aStore()
  const grant = await aGrant(s3)

  const refused = await refusal(await upload(changed(grant, more)))

  expect(refused).toEqual({ code: '403 AccessDenied', message: expect.stringContaining(reason) })
  expect(await keysIn(s3)).toEqual([])
  expect((await upload(grant)).status).toBe(204)
})

test('a grant allows its size range, both bounds included', async () => {
  const { s3 } = await aStore()
  const send = async (content: string) => {
    const Fields = { 'Content-Type': 'image/png', 'x-amz-checksum-sha256': sha256(content) }
    return upload(await aGrant(s3, { Fields }), content)
  }

  expect((await refusal(await send('x'))).code).toBe('400 EntityTooSmall')
  expect((await refusal(await send('x'.repeat(101)))).code).toBe('400 EntityTooLarge')
  expect(await keysIn(s3)).toEqual([])

  expect((await send('xx')).status).toBe(204)
  expect((await send('x'.repeat(100))).status).toBe(204)
})

test('a grant allows only the bytes of its checksum', async () => {
  const { s3 } = await aStore()
  const refused = await refusal(await upload(await aGrant(s3), bytes.replace('photo', 'phot0')))
  expect(refused.code).toBe('400 BadDigest')
  expect(await keysIn(s3)).toEqual([])
})

test('a grant expires', async () => {
  let now = Date.now()
  const { s3 } = await aStore({ now: () => now })
  const grant = await aGrant(s3)
  now += 298_000
  expect((await upload(grant)).status).toBe(204)

  now += 3000
  const refused = await refusal(await upload(grant))

  expect(refused).toEqual({
    code: '403 AccessDenied',
    message: 'Invalid according to Policy: Policy expired.',
  })
})

test('a grant must have a complete and unchanged signature of the store’s key', async () => {
  const { s3, client } = await aStore()
  const grant = await aGrant(s3)
  const policy = Buffer.from(grant.fields.Policy!, 'base64').toString()
  const wider = Buffer.from(policy.replace(',2,100]', ',2,999]')).toString('base64')
  expect(wider).not.toBe(grant.fields.Policy)
  const otherKey = client({ credentials: { ...credentials, secretAccessKey: 'other' } })
  const stranger = client({ credentials: { ...credentials, accessKeyId: 'OTHER' } })

  const codeOf = async (given: Grant) => (await refusal(await upload(given))).code

  expect(await codeOf(changed(grant, { Policy: wider }))).toBe('403 SignatureDoesNotMatch')
  expect(await codeOf(changed(grant, { 'X-Amz-Signature': '0'.repeat(64) }))).toBe(
    '403 SignatureDoesNotMatch',
  )
  expect(await codeOf(changed(grant, { 'X-Amz-Signature': '' }))).toBe('403 SignatureDoesNotMatch')
  expect(await codeOf(await aGrant(otherKey))).toBe('403 SignatureDoesNotMatch')
  expect(await codeOf(await aGrant(stranger))).toBe('403 InvalidAccessKeyId')
  expect(await codeOf(changed(grant, { 'X-Amz-Algorithm': 'none' }))).toBe('400 InvalidArgument')
  expect(await codeOf(changed(grant, { 'X-Amz-Date': '20990101T000000Z' }))).toBe('400 InvalidArgument')
  expect(await keysIn(s3)).toEqual([])
})

test.each(['Content-Type', 'x-amz-checksum-sha256', 'key', 'X-Amz-Algorithm', 'X-Amz-Signature', 'Policy'])(
  'a form without %s is refused',
  async (name) => {
    const { s3 } = await aStore()
    const { url, fields } = await aGrant(s3)
    const { [name]: left, ...others } = fields
    expect(left).toBeDefined()

    const answer = await upload({ url, fields: others })

    expect((await refusal(answer)).code).toMatch(/^(403 AccessDenied|400 InvalidArgument)$/)
    expect(await keysIn(s3)).toEqual([])
  },
)

test('a grant is for one bucket', async () => {
  const { s3, store } = await aStore()
  const url = `${store.endpoint}/${Bucket}/`
  const elsewhere = await aGrant(s3, { Bucket: 'another-bucket' })

  expect((await refusal(await upload(elsewhere))).code).toBe('404 NoSuchBucket')
  expect((await refusal(await upload({ ...elsewhere, url }))).code).toBe('403 AccessDenied')

  const { bucket: _left, ...unsaid } = elsewhere.fields
  const refused = await refusal(await upload({ url, fields: unsaid }))
  expect(refused).toMatchObject({ code: '403 AccessDenied', message: expect.stringContaining('$bucket') })
  expect(await keysIn(s3)).toEqual([])
})

test('a policy that names no bucket is refused', async () => {
  const { s3, store } = await aStore()
  const expiration = new Date(Date.now() + 60_000).toISOString()
  const anything = ['$key', '$x-amz-algorithm', '$x-amz-credential', '$x-amz-date', '$x-amz-security-token']
  const conditions: unknown[] = anything.map((field) => ['starts-with', field, ''])
  const send = (all: unknown[]) => {
    const fields = { key: 'k', ...signedBy(JSON.stringify({ expiration, conditions: all })) }
    return upload({ url: `${store.endpoint}/${Bucket}`, fields })
  }

  const { message } = await refusal(await send(conditions))

  expect(message).toBe('Invalid according to Policy: Extra input fields: bucket')
  expect(await keysIn(s3)).toEqual([])
  expect((await send([...conditions, { bucket: Bucket }])).status).toBe(204)
})

test('using a grant again adds a version and keeps the older ones', async () => {
  const { s3 } = await aStore()
  const grant = await aGrant(s3)
  const first = (await upload(grant)).headers.get('x-amz-version-id')!
  const approved = await put(s3, grantedKey, 'approved')

  const again = (await upload(grant)).headers.get('x-amz-version-id')!

  expect(new Set([first, approved.VersionId, again]).size).toBe(3)
  expect(await textOf(s3, grantedKey, { VersionId: first })).toBe(bytes)
  expect(await textOf(s3, grantedKey, { VersionId: approved.VersionId })).toBe('approved')
  expect(await keysIn(s3)).toEqual([grantedKey])
})

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['no expiration', '{"conditions":[]}'],
  ['no conditions', '{"expiration":"2999-01-01T00:00:00Z"}'],
  ['a date that is none', '{"expiration":"tomorrow","conditions":[]}'],
  ['an unknown operator', '{"expiration":"2999-01-01T00:00:00Z","conditions":[["ends-with","$key","k"]]}'],
  ['a field without $', '{"expiration":"2999-01-01T00:00:00Z","conditions":[["eq","key","k"]]}'],
  ['two properties in one', '{"expiration":"2999-01-01T00:00:00Z","conditions":[{"key":"k","bucket":"b"}]}'],
  ['a value that is no text', '{"expiration":"2999-01-01T00:00:00Z","conditions":[{"key":["k"]}]}'],
  [
    'a bound that is no number',
    '{"expiration":"2999-01-01T00:00:00Z","conditions":[["content-length-range",0,"x"]]}',
  ],
])('a signed policy with %s is refused', async (_name, policy) => {
  const { store } = await aStore()
  const fields = { key: 'k', ...signedBy(policy) }
  const refused = await refusal(await upload({ url: `${store.endpoint}/${Bucket}`, fields }))
  expect(refused.code).toBe('400 InvalidPolicyDocument')
})

test.each(['ses/aws4_request', 's3/aws4', 's3/aws4_request/more', 's3'])(
  'a policy signed for the scope %s is refused',
  async (scope) => {
    const { store } = await aStore()
    const fields = { key: 'k', ...signedBy('{}', scope.split('/')) }
    const refused = await refusal(await upload({ url: `${store.endpoint}/${Bucket}`, fields }))
    expect(refused.code).toBe('400 InvalidArgument')
  },
)
