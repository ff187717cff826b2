/** A store that refuses us, or hands out other bytes than its checksum says: 503, because nobody did anything wrong. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createFiles } from '#functions/platform/gateways/files.ts'
import { Unavailable } from '#shared/kit/errors.ts'

const denied = '<Error><Code>AccessDenied</Code><Message>no</Message></Error>'
const server = createServer((request, response) => {
  request.resume()
  if (request.url?.includes('changed'))
    response.writeHead(200, { 'x-amz-checksum-crc32': 'AAAAAA==', 'content-length': 4 }).end('data')
  else response.writeHead(403, { 'content-type': 'application/xml' }).end(denied)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
const settings = { endpoint, credentials, region: 'eu-central-1', forcePathStyle: true, maxAttempts: 1 }
const files = createFiles('bucket', { settings, limit: (client: unknown) => client } as never)
afterAll(() => server.close())

test.each([
  ['reading what it refuses', () => files.read('refused')],
  ['reading bytes with another checksum', () => files.read('changed')],
  ['storing', () => files.put('refused', Buffer.from('a'), 'image/png')],
  ['copying', () => files.copy('refused', 'v', 'to', 'image/png')],
  ['removing', () => files.remove('refused')],
  ['listing', () => files.list('refused')],
])('%s is unavailable, and the cause is named for the log', async (_what, act) => {
  const refusal = await act().catch((error) => error)
  expect(refusal).toBeInstanceOf(Unavailable)
  expect(refusal.cause).toBeInstanceOf(Error)
})
