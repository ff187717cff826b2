/** `npm run trace` fetches the source maps of a release from where its deployment put them. */
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { packSourceMaps } from '#infra/aws/bundle/source-maps.ts'
import { startObjectStore } from '#infra/local/object-store/object-store.ts'
import { close, listen } from '#infra/local/ports.ts'
import { withPinnedAccount } from '#tests/support/aws/real-settings.ts'
import { aFolder, aLog, credentials, region, stopped } from '#tests/support/files/temporary-folder.ts'
import { root } from '#tests/support/project/source-files.ts'

const account = '123456789012'
const Bucket = `cdk-hnb659fds-assets-${account}-${region}`
const release = 'prod-1a2b3c4d5e6f'

/** As AWS answers GetCallerIdentity. */
const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
<Arn>arn:aws:iam::${account}:user/operator</Arn><UserId>AIDAEXAMPLE</UserId><Account>${account}</Account>
</GetCallerIdentityResult><ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></GetCallerIdentityResponse>`

const signIn = async (): Promise<string> => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/xml').end(identity))
  const port = await listen(server, 0, 'identities')
  await stopped(Promise.resolve({ stop: () => close(server) }))
  return `http://127.0.0.1:${port}`
}

/** A minified file of one function, and its map. */
const built = async () => {
  const contents = `const unused = 1\n\nexport const handler = () => {\n  throw new Error('here')\n}\n`
  const stdin = { contents, sourcefile: 'functions/api/a/b.ts' }
  const { outputFiles } = await build({
    stdin,
    minify: true,
    sourcemap: 'external',
    write: false,
    outdir: '.',
  })
  const map = outputFiles.find(({ path }) => path.endsWith('.map'))!.contents
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))!.text
  return { maps: packSourceMaps([{ name: 'a-b', maps: new Map([['index.mjs.map', map]]) }]), code }
}

test('the source maps of a release are read from the bucket of CDK, once', async () => {
  const [dataDir, output, endpoint] = [await aFolder(), await aFolder(), await signIn()]
  const settings = { dataDir, port: 0, bucket: Bucket, credentials, allowedOrigins: [], log: aLog().log }
  const store = await startObjectStore(settings)
  const { maps, code } = await built()
  const s3 = new S3Client({ endpoint: store.endpoint, region, credentials, forcePathStyle: true })
  await s3.send(new PutObjectCommand({ Bucket, Key: `source-maps-${release}.br`, Body: maps }))
  const trace = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(root, 'infra/operations/trace/run.ts'), '--output', output, ...args],
      {
        env: {
          ...withPinnedAccount,
          AWS_ACCESS_KEY_ID: credentials.accessKeyId,
          AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
          AWS_SESSION_TOKEN: credentials.sessionToken,
          AWS_ENDPOINT_URL_S3: store.endpoint,
          AWS_ENDPOINT_URL_STS: endpoint,
        },
      },
    ).catch(({ code, stderr }) => ({ code, stderr, stdout: '' }))
  const place = `a-b/index.mjs:1:${code.indexOf('new Error') + 1}`

  expect((await trace('--release', release, place)).stdout).toBe('functions/api/a/b.ts:4:9\n')
  expect(await trace('--release', 'prod-000000000000', place)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There are no source maps of prod-000000000000'),
  })
  await store.stop()
  expect((await trace('--release', release, '--function', 'a-b', 'index.mjs:1:1')).stdout).toMatch(
    /^functions/,
  )
  expect(await trace('--release', release, '--function', 'c', 'index.mjs:1:1')).toMatchObject({
    code: 2,
    stderr: `${release} has no function c. It has: a-b\n`,
  })
  expect(await trace('--release', release, 'nothing')).toMatchObject({ code: 2 })
  expect(await trace(place)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--release <release> is missing'),
  })
})
