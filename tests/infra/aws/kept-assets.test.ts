/** The assets of the last three releases stay; in the store of the stand-in, over the wire. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { keepAssets } from '#infra/aws/constructs/kept-assets/keep-assets.ts'
import { namesIn } from '#infra/aws/constructs/kept-assets/kept-assets.ts'
import { siteFiles } from '#infra/aws/constructs/kept-assets/site-files.ts'
import { aStore, Bucket, put } from '#tests/support/stand-ins/object-store-server.ts'

/** As cdk does it: the files of a release are put beside those that are there. */
const release = async (s3: S3Client, ...names: string[]): Promise<number> => {
  for (const name of names) await put(s3, `assets/${name}`, name)
  return keepAssets(siteFiles(s3, Bucket), names)
}
const assets = (s3: S3Client) => siteFiles(s3, Bucket).list('assets/')

test('an asset goes with the fourth release that does not have it; pages and others are never touched', async () => {
  const { s3 } = await aStore()
  await put(s3, 'index.html', 'a page')
  const removed = [
    await release(s3, 'a-1.js', 'shared.js'),
    await release(s3, 'a-2.js', 'shared.js'),
    await release(s3, 'a-3.js', 'shared.js'),
  ]
  expect(removed).toEqual([0, 0, 0])
  expect(await release(s3, 'a-4.js', 'shared.js')).toBe(1)
  expect(await assets(s3)).toEqual(['assets/a-2.js', 'assets/a-3.js', 'assets/a-4.js', 'assets/shared.js'])
  expect(await siteFiles(s3, Bucket).read('index.html')).toBe('a page')
})

test('a release that comes back is the newest again, and the one that was bad counts once', async () => {
  const { s3 } = await aStore()
  for (const name of ['1', '2', '3', '2', '4']) await release(s3, name)
  expect(await assets(s3)).toEqual(['assets/2', 'assets/3', 'assets/4'])
})

test('assets of releases that nobody recorded stay until three are recorded', async () => {
  const { s3 } = await aStore()
  await put(s3, 'assets/old.js', 'old')
  await release(s3, '1')
  await release(s3, '2')
  expect(await assets(s3)).toContain('assets/old.js')
  expect(await release(s3, '3')).toBe(1)
})

test('files in folders of their own are assets too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-assets-'))
  mkdirSync(join(folder, 'viewer/1.2'), { recursive: true })
  for (const name of ['main.js', 'viewer/1.2/worker.mjs']) writeFileSync(join(folder, name), '')
  expect([namesIn(folder), namesIn(join(folder, 'none'))]).toEqual([['main.js', 'viewer/1.2/worker.mjs'], []])
  rmSync(folder, { recursive: true, force: true })
})
