import {
  DeleteObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { aStore, Bucket, named, put } from '#tests/support/stand-ins/object-store-server.ts'

const list = (s3: S3Client, more: object = {}) => s3.send(new ListObjectsV2Command({ Bucket, ...more }))
const keys = async (s3: S3Client, more: object = {}) => (await list(s3, more)).Contents?.map(({ Key }) => Key)

test('current objects are listed in the byte order of their keys', async () => {
  const { s3 } = await aStore()
  expect(await keys(s3)).toBeUndefined()
  // The last two are in reverse order when their UTF-16 units are compared.
  const sorted = ['a', 'a b', 'a&<b>"', 'a/b', 'ab', 'b', '\uff5e', '\u{1f600}']
  for (const key of sorted.toReversed()) await put(s3, key, 'old')
  const { ETag } = await put(s3, 'a', 'newer')
  await put(s3, 'gone', 'bytes')
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }))

  const { Contents = [], ...listed } = await list(s3)

  expect(Contents.map(({ Key }) => Key)).toEqual(sorted)
  expect(Contents[0]).toMatchObject({ Size: 5, ETag })
  expect(Math.abs(Contents[0]!.LastModified!.getTime() - Date.now())).toBeLessThan(60_000)
  expect(listed).toMatchObject({ Name: Bucket, KeyCount: 8, MaxKeys: 1000, IsTruncated: false })
  expect(listed.NextContinuationToken).toBeUndefined()
})

test('only keys with the prefix are listed', async () => {
  const { s3 } = await aStore()
  for (const key of ['incoming/u1/a', 'incoming/u10/a', 'documents/u1/a']) await put(s3, key, 'bytes')
  expect(await keys(s3, { Prefix: 'incoming/u1/' })).toEqual(['incoming/u1/a'])
  expect(await keys(s3, { Prefix: 'incoming/' })).toEqual(['incoming/u1/a', 'incoming/u10/a'])
  expect(await keys(s3, { Prefix: 'none' })).toBeUndefined()
  expect(await keys(s3, { StartAfter: 'incoming/u1/a' })).toEqual(['incoming/u10/a'])
})

test('paging gives every key once while others are added and removed', async () => {
  const { s3 } = await aStore()
  const all = Array.from({ length: 7 }, (_, at) => `incoming/${at}`)
  await Promise.all([...all, 'documents/a'].map((key) => put(s3, key, 'bytes')))
  const pages: (string | undefined)[][] = []
  let token: string | undefined
  do {
    const page = await list(s3, { Prefix: 'incoming/', MaxKeys: 3, ContinuationToken: token })
    pages.push(page.Contents!.map(({ Key }) => Key))
    expect(page.KeyCount).toBe(pages.at(-1)!.length)
    expect(page.ContinuationToken).toBe(token)
    token = page.NextContinuationToken
    expect(page.IsTruncated).toBe(token !== undefined)
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'incoming/2' }))
    await put(s3, 'incoming/00', 'bytes')
  } while (token)

  expect(pages).toEqual([all.slice(0, 3), all.slice(3, 6), all.slice(6)])
})

test('a list with unsupported parameters is refused', async () => {
  const { s3, client, store } = await aStore()
  await put(s3, 'a', 'bytes')
  await expect(list(s3, { ContinuationToken: 'not a token' })).rejects.toEqual(named('InvalidArgument'))
  await expect(list(s3, { MaxKeys: -1 })).rejects.toEqual(named('InvalidArgument'))
  await expect(s3.send(new ListObjectsCommand({ Bucket }))).rejects.toEqual(named('NotImplemented'))
  await expect(list(s3, { Delimiter: '/' })).rejects.toEqual(named('NotImplemented'))
  expect(await list(s3, { MaxKeys: 0 })).toMatchObject({ KeyCount: 0, IsTruncated: false })
  expect((await list(s3, { MaxKeys: 5000 })).MaxKeys).toBe(1000)

  const stranger = client({ credentials: { accessKeyId: 'OTHER', secretAccessKey: 'other' } })
  await expect(list(stranger)).rejects.toEqual(named('InvalidAccessKeyId'))
  await expect(list(s3, { Bucket: 'other' })).rejects.toEqual(named('NoSuchBucket'))
  expect((await fetch(`${store.endpoint}/${Bucket}?list-type=2`)).status).toBe(403)
})
