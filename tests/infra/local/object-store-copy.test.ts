import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { aStore, Bucket, named, put, sha256, textOf } from '#tests/support/stand-ins/object-store-server.ts'

const copy = (s3: S3Client, source: string, more: object = {}) =>
  s3.send(new CopyObjectCommand({ Bucket, Key: 'documents/a', CopySource: `${Bucket}/${source}`, ...more }))
const described = { Metadata: { kind: 'photo' }, CacheControl: 'no-store', ContentDisposition: 'inline' }

test('a copy takes the named version, however often the key was written since', async () => {
  const { s3 } = await aStore()
  const first = await put(s3, 'incoming/a b+c%/ü', 'checked', {
    ...described,
    ChecksumSHA256: sha256('checked'),
  })
  await put(s3, 'incoming/a b+c%/ü', 'swapped')
  const source = 'incoming/a b+c%/ü'.split('/').map(encodeURIComponent).join('/')

  const copied = await copy(s3, `${source}?versionId=${first.VersionId}`)

  const found = await s3.send(new GetObjectCommand({ Bucket, Key: 'documents/a', ChecksumMode: 'ENABLED' }))
  expect(await found.Body?.transformToString()).toBe('checked')
  expect(found).toMatchObject({
    ContentType: 'image/png',
    ...described,
    ETag: copied.CopyObjectResult?.ETag,
    VersionId: copied.VersionId,
    ChecksumSHA256: sha256('checked'),
  })
  expect(copied).toMatchObject({
    CopySourceVersionId: first.VersionId,
    CopyObjectResult: { ETag: first.ETag, ChecksumSHA256: sha256('checked') },
  })
  expect(Math.abs(copied.CopyObjectResult!.LastModified!.getTime() - Date.now())).toBeLessThan(60_000)
})

test('a copy without a version takes the newest one, with or without a leading slash', async () => {
  const { s3 } = await aStore()
  await put(s3, 'a', 'old')
  await put(s3, 'a', 'new')

  await copy(s3, '', { CopySource: `/${Bucket}/a`, Key: 'b' })
  await copy(s3, '', { CopySource: encodeURIComponent(`${Bucket}/a`), Key: 'c' })

  expect(await textOf(s3, 'b')).toBe('new')
  expect(await textOf(s3, 'c')).toBe('new')
})

test('a plus sign in the source of a copy is a space, as in S3', async () => {
  const { s3 } = await aStore()
  await put(s3, 'a b', 'space')
  await put(s3, 'a+b', 'plus')

  await copy(s3, 'a+b')
  expect(await textOf(s3, 'documents/a')).toBe('space')
  await copy(s3, 'a%2Bb')
  expect(await textOf(s3, 'documents/a')).toBe('plus')
})

test('REPLACE uses the metadata of the request, COPY that of the source', async () => {
  const { s3 } = await aStore()
  await put(s3, 'a', 'bytes', described)
  const wanted = { ContentType: 'image/jpeg', Metadata: { set: 'one' }, ContentDisposition: 'attachment' }
  const head = () => s3.send(new HeadObjectCommand({ Bucket, Key: 'documents/a' }))

  await copy(s3, 'a', { MetadataDirective: 'REPLACE', ...wanted })
  const replaced = await head()
  expect(replaced).toMatchObject(wanted)
  expect(replaced.CacheControl).toBeUndefined()

  await copy(s3, 'a', { MetadataDirective: 'COPY', ...wanted })
  expect(await head()).toMatchObject({ ContentType: 'image/png', ...described })

  await expect(copy(s3, 'a', { MetadataDirective: 'KEEP' })).rejects.toEqual(named('InvalidArgument'))
})

test('a copy may depend on the ETag of its source', async () => {
  const { s3 } = await aStore()
  const { ETag } = await put(s3, 'a', 'bytes')

  await expect(copy(s3, 'a', { CopySourceIfMatch: '"other"' })).rejects.toEqual(named('PreconditionFailed'))
  await expect(textOf(s3, 'documents/a')).rejects.toEqual(named('NoSuchKey'))

  await copy(s3, 'a', { CopySourceIfMatch: ETag })
  expect(await textOf(s3, 'documents/a')).toBe('bytes')
  await copy(s3, 'a', { CopySourceIfMatch: ETag!.replaceAll('"', '') })
  await expect(copy(s3, 'a', { CopySourceIfNoneMatch: ETag })).rejects.toEqual(named('NotImplemented'))
  await expect(copy(s3, 'a', { IfNoneMatch: '*' })).rejects.toEqual(named('NotImplemented'))
})

test('a copy of a missing object creates nothing', async () => {
  const { s3 } = await aStore()
  const { VersionId } = await put(s3, 'a', 'bytes')
  const marker = await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a' }))

  await expect(copy(s3, 'none')).rejects.toEqual(named('NoSuchKey'))
  await expect(copy(s3, 'a')).rejects.toEqual(named('NoSuchKey'))
  await expect(copy(s3, 'a?versionId=none')).rejects.toEqual(named('NoSuchVersion'))
  await expect(copy(s3, `a?versionId=${marker.VersionId}`)).rejects.toEqual(named('InvalidRequest'))
  await expect(copy(s3, '', { CopySource: 'other/a' })).rejects.toEqual(named('NoSuchBucket'))
  await expect(copy(s3, '', { CopySource: `${Bucket}/%zz` })).rejects.toEqual(named('InvalidArgument'))
  await expect(textOf(s3, 'documents/a')).rejects.toEqual(named('NoSuchKey'))

  await copy(s3, `a?versionId=${VersionId}`)
  expect(await textOf(s3, 'documents/a')).toBe('bytes')
})

test('a copy to itself must change something', async () => {
  const { s3 } = await aStore()
  const { VersionId } = await put(s3, 'documents/a', 'old')
  await put(s3, 'documents/a', 'new')
  await expect(copy(s3, 'documents/a')).rejects.toEqual(named('InvalidRequest'))

  await copy(s3, 'documents/a', { MetadataDirective: 'REPLACE', ContentType: 'image/jpeg' })
  expect(await textOf(s3, 'documents/a')).toBe('new')
  await copy(s3, `documents/a?versionId=${VersionId}`)
  expect(await textOf(s3, 'documents/a')).toBe('old')
})

test('a copy adds the requested checksum', async () => {
  const { s3 } = await aStore()
  await put(s3, 'a', 'bytes')
  const { CopyObjectResult } = await copy(s3, 'a', { ChecksumAlgorithm: 'SHA256' })
  expect(CopyObjectResult?.ChecksumSHA256).toBe(sha256('bytes'))
})
