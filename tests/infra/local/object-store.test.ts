import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, test } from 'vitest'
import { credentials } from '#tests/support/files/temporary-folder.ts'
import { aStore, Bucket, named, put, textOf } from '#tests/support/stand-ins/object-store-server.ts'

test.each(['photos/a.png', 'a b/ü+(1)!*.png', '../../etc/passwd', 'a//b', 'x%2Fy'])(
  'an object is stored under the key %s',
  async (key) => {
    const { s3, dataDir } = await aStore()

    await put(s3, key, 'bytes', { Metadata: { kind: 'photo' }, CacheControl: 'no-store' })

    const found = await s3.send(new GetObjectCommand({ Bucket, Key: key }))
    expect(await found.Body?.transformToString()).toBe('bytes')
    expect(found).toMatchObject({
      ContentType: 'image/png',
      ContentLength: 5,
      ETag: `"${createHash('md5').update('bytes').digest('hex')}"`,
      Metadata: { kind: 'photo' },
      CacheControl: 'no-store',
    })
    expect(await readdir(dataDir)).toEqual(['objects'])
  },
)

test('every version is kept, and a deleted object is hidden by a delete marker', async () => {
  const { s3 } = await aStore()
  const first = await put(s3, 'k', 'one')
  const second = await put(s3, 'k', 'two')
  expect(second.VersionId).not.toBe(first.VersionId)
  expect(await textOf(s3, 'k')).toBe('two')
  expect(await textOf(s3, 'k', { VersionId: first.VersionId })).toBe('one')

  const { DeleteMarker } = await s3.send(new DeleteObjectCommand({ Bucket, Key: 'k' }))

  expect(DeleteMarker).toBe(true)
  await expect(textOf(s3, 'k')).rejects.toEqual(named('NoSuchKey'))
  await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'k' }))).rejects.toEqual(named('NotFound'))
  expect(await textOf(s3, 'k', { VersionId: second.VersionId })).toBe('two')
})

test('a chunked stream with a trailing checksum is accepted', async () => {
  const { s3 } = await aStore()
  const Body = Readable.from([Buffer.alloc(70_000, 'a'), Buffer.from('end')])
  await s3.send(new PutObjectCommand({ Bucket, Key: 'k', Body, ContentLength: 70_003 }))
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'k' }))
  expect(head.ContentLength).toBe(70_003)
})

test('bytes that do not match their checksum are refused', async () => {
  const { s3 } = await aStore()
  const wrong = createHash('sha256').update('other').digest('base64')
  await expect(put(s3, 'k', 'bytes', { ChecksumSHA256: wrong })).rejects.toEqual(named('BadDigest'))
  await expect(put(s3, 'k', 'bytes', { ChecksumCRC32: 'AAAAAA==' })).rejects.toEqual(named('BadDigest'))
  const md5 = createHash('md5').update('other').digest('base64')
  await expect(put(s3, 'k', 'bytes', { ContentMD5: md5 })).rejects.toEqual(named('BadDigest'))
  await expect(textOf(s3, 'k')).rejects.toEqual(named('NoSuchKey'))
  const right = createHash('sha256').update('bytes').digest('base64')
  expect((await put(s3, 'k', 'bytes', { ChecksumSHA256: right })).ChecksumSHA256).toBe(right)
})

test('other credentials, other buckets and a clock that is far off are refused', async () => {
  const { client } = await aStore()
  const other = client({ credentials: { ...credentials, secretAccessKey: 'other' } })
  await expect(put(other, 'k', 'x')).rejects.toEqual(named('SignatureDoesNotMatch'))
  const stranger = client({ credentials: { ...credentials, accessKeyId: 'OTHER' } })
  await expect(put(stranger, 'k', 'x')).rejects.toEqual(named('InvalidAccessKeyId'))
  const late = client({ systemClockOffset: -20 * 60_000 })
  await expect(put(late, 'k', 'x')).rejects.toEqual(named('RequestTimeTooSkewed'))
  const elsewhere = new GetObjectCommand({ Bucket: 'another-bucket', Key: 'k' })
  await expect(client().send(elsewhere)).rejects.toEqual(named('NoSuchBucket'))
})

test('a signed address serves anybody until it expires', async () => {
  const { s3 } = await aStore()
  await put(s3, 'a b.png', 'bytes')
  const command = new GetObjectCommand({
    Bucket,
    Key: 'a b.png',
    ResponseContentDisposition: 'attachment; filename="a.png"',
  })

  const answer = await fetch(await getSignedUrl(s3, command, { expiresIn: 60 }))

  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('bytes')
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.png"')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')

  const longAgo = new Date(Date.now() - 61_000)
  const expired = await fetch(await getSignedUrl(s3, command, { expiresIn: 60, signingDate: longAgo }))
  expect(expired.status).toBe(403)
  expect(await expired.text()).toContain('<Code>AccessDenied</Code><Message>Request has expired</Message>')
})

test('a signed address that was changed in any part is refused', async () => {
  const { s3, store } = await aStore()
  await put(s3, 'mine', 'mine')
  await put(s3, 'yours', 'yours')
  const url = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'mine' }), { expiresIn: 60 })
  const changed = [
    url.replace('/mine?', '/yours?'),
    url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'),
    `${url}&response-content-type=text%2Fhtml`,
    url.replace(/X-Amz-Signature=./, (found) => `X-Amz-Signature=${found.endsWith('0') ? '1' : '0'}`),
  ]
  for (const address of changed) {
    const answer = await fetch(address)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('<Code>SignatureDoesNotMatch</Code>')
  }
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(403)
  expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403)
  expect((await fetch(`${store.endpoint}/${Bucket}/mine`)).status).toBe(403)
  expect((await fetch(url)).status).toBe(200)
})

test('a write may depend on what it takes the place of, and of two at once one is refused', async () => {
  const { s3 } = await aStore()
  const refused = { name: 'PreconditionFailed' }
  const both = await Promise.allSettled([1, 2].map((n) => put(s3, 'k', `first ${n}`, { IfNoneMatch: '*' })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { ETag } = await s3.send(new HeadObjectCommand({ Bucket, Key: 'k' }))
  const next = await Promise.allSettled([1, 2].map((n) => put(s3, 'k', `next ${n}`, { IfMatch: ETag })))
  expect(next.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(put(s3, 'k', 'late', { IfMatch: ETag })).rejects.toMatchObject(refused)
  await expect(put(s3, 'other', 'late', { IfMatch: ETag })).rejects.toMatchObject(refused)
})

test('requests that would be another operation in S3 are refused', async () => {
  const { s3, store } = await aStore()
  await put(s3, 'k', 'bytes')
  const { VersionId } = await s3.send(new HeadObjectCommand({ Bucket, Key: 'k' }))
  const tags = { TagSet: [{ Key: 'a', Value: 'b' }] }
  const refused = [
    s3.send(new PutObjectTaggingCommand({ Bucket, Key: 'k', Tagging: tags })),
    s3.send(new UploadPartCommand({ Bucket, Key: 'k', UploadId: 'u', PartNumber: 1, Body: 'x' })),
    s3.send(new HeadBucketCommand({ Bucket })),
  ]

  const codes = (await Promise.allSettled(refused)).map((one) => one.status === 'rejected' && one.reason)

  expect(codes.map(({ $metadata }) => $metadata.httpStatusCode)).toEqual([501, 501, 501])
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'k' }))).toMatchObject({ VersionId })
  expect((await fetch(`${store.endpoint}/`)).status).toBe(403)
})
