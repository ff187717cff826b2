import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CopyObjectCommand, DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import {
  aGrant,
  aStore,
  Bucket,
  bytes,
  grantedKey,
  named,
  put,
  textOf,
  upload,
} from '#tests/support/stand-ins/object-store-server.ts'

test('a restart on the same folder has every object', async () => {
  const { s3, store, dataDir } = await aStore()
  await Promise.all(Array.from({ length: 20 }, (_, at) => put(s3, `k${at}`, `bytes ${at}`)))
  const uploaded = (await upload(await aGrant(s3))).headers.get('x-amz-version-id')!
  const source = `${Bucket}/${grantedKey}?versionId=${uploaded}`
  const copied = await s3.send(new CopyObjectCommand({ Bucket, Key: 'documents/a', CopySource: source }))
  const before = await s3.send(new ListObjectsV2Command({ Bucket }))
  await store.stop()

  const again = await aStore({ dataDir })

  for (let at = 0; at < 20; at++) expect(await textOf(again.s3, `k${at}`)).toBe(`bytes ${at}`)
  expect(await textOf(again.s3, grantedKey, { VersionId: uploaded })).toBe(bytes)
  expect(await textOf(again.s3, 'documents/a', { VersionId: copied.VersionId })).toBe(bytes)
  const after = await again.s3.send(new ListObjectsV2Command({ Bucket }))
  expect(after.Contents).toHaveLength(22)
  expect(after.Contents).toEqual(before.Contents)
})

test('versions can be read after replacement, deletion and a restart', async () => {
  const { s3, store, dataDir } = await aStore()
  const first = await put(s3, 'k', 'one')
  const second = await put(s3, 'k', 'two')
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'k' }))
  await store.stop()

  const again = await aStore({ dataDir })

  expect(await textOf(again.s3, 'k', { VersionId: first.VersionId })).toBe('one')
  expect(await textOf(again.s3, 'k', { VersionId: second.VersionId })).toBe('two')
  await expect(textOf(again.s3, 'k')).rejects.toEqual(named('NoSuchKey'))
  const third = await put(again.s3, 'k', 'three')
  expect(await textOf(again.s3, 'k')).toBe('three')
  expect(await textOf(again.s3, 'k', { VersionId: third.VersionId })).toBe('three')
})

test('the last write is the newest version, even if the clock was set back', async () => {
  const hour = 3_600_000
  const { store, dataDir, client } = await aStore({ now: () => Date.now() + hour })
  await put(client({ systemClockOffset: hour }), 'k', 'first')
  await store.stop()

  const again = await aStore({ dataDir })
  await put(again.s3, 'k', 'second')

  expect(await textOf(again.s3, 'k')).toBe('second')
})

test('an object that a killed process wrote partly does not exist', async () => {
  const { s3, store, dataDir } = await aStore()
  await put(s3, 'k', 'whole')
  await put(s3, 'k', 'half')
  await put(s3, 'other', 'half')
  await store.stop()
  const objects = join(dataDir, 'objects')
  const descriptions = (await readdir(objects, { recursive: true })).filter((name) => name.endsWith('.json'))
  const places = Map.groupBy(descriptions, (name) => name.slice(0, name.lastIndexOf('/')))
  for (const versions of places.values()) await rm(join(objects, versions.toSorted().at(-1)!))

  const again = await aStore({ dataDir })

  expect(await textOf(again.s3, 'k')).toBe('whole')
  const { Contents = [] } = await again.s3.send(new ListObjectsV2Command({ Bucket }))
  expect(Contents.map(({ Key }) => Key)).toEqual(['k'])
  await expect(textOf(again.s3, 'other')).rejects.toEqual(named('NoSuchKey'))
})
