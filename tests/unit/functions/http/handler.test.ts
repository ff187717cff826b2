/** What every request goes through between the gateway and its route: origin, parsing, the answer. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { marker, now, request } from '#tests/support/http/handled-request.ts'

test('a public route is given who calls, when and with what', async () => {
  const headers = {
    ...{ 'idempotency-key': 'k'.repeat(201), 'if-match': '"v7"', 'device-marker': marker },
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0',
    'content-type': 'application/json',
  }
  const body = z.object({ a: z.number() })
  const { seen, status, timed } = await request({ headers, endpoint: { body }, event: { body: '{"a":1}' } })
  expect([status, timed]).toEqual([200, 1])
  expect(seen).toEqual([
    {
      attempt: { requestId: 'r-1', now, idempotencyKey: 'k'.repeat(200) },
      now,
      today: '2026-11-25', // in Karachi
      address: '198.51.100.7',
      versionRead: 7,
      deviceMarker: marker,
      browser: 'Firefox on Windows',
      body: { a: 1 },
    },
  ])
})

test('headers that are not sent are nothing', async () => {
  const [given] = (await request()).seen
  const none = { versionRead: undefined, deviceMarker: undefined, browser: undefined }
  expect(given).toMatchObject({ ...none, attempt: { idempotencyKey: undefined } })
})

test.each([
  ['"v12"', 12],
  ['W/"v7"', 7],
  [' "v7" ', 7],
  ['*', undefined],
  ['"v"', 0],
  ['v7', 0],
  ['x"v7"', 0],
  ['"v7"x', 0],
  ['', 0],
])('the version in %s is %s', async (header, version) => {
  expect((await request({ headers: { 'if-match': header } })).seen[0]?.versionRead).toBe(version)
})

test.each(['m'.repeat(42), 'm'.repeat(44), `${'m'.repeat(42)}!`])('%s is no marker', async (header) => {
  expect((await request({ headers: { 'device-marker': header } })).seen[0]?.deviceMarker).toBeUndefined()
})

test('only CloudFront may call, with the present secret or the next', async () => {
  const statusFor = async (secret: string | undefined) =>
    (await request({ headers: { 'x-origin-verify': secret } })).status
  expect(await statusFor('next')).toBe(200)
  const { status, seen, timed } = await request({ headers: { 'x-origin-verify': 'guessed' } })
  expect([status, seen, timed]).toEqual([403, [], 0])
  expect(await statusFor(undefined)).toBe(403)
})

test('an answer holds what the contract names, its version and whether it may be kept', async () => {
  const endpoint = {
    response: z.object({ id: z.string(), version: z.optional(z.number()) }),
    details: z.object({ left: z.number() }),
  }
  const route = () => ({
    data: { id: '1', version: 4, secret: 1 },
    message: 'Saved',
    details: { left: 2, secret: 1 },
  })
  const { answer, body, status } = await request({ endpoint: { ...endpoint, status: 201 }, route })
  expect(status).toBe(201)
  expect(body).toEqual({ data: { id: '1', version: 4 }, message: 'Saved', details: { left: 2 } })
  expect(answer.headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    etag: '"v4"',
    'x-request-id': 'r-1',
  })
})

test('without version, message and details there are none; what everybody may read is kept for its time', async () => {
  const endpoint = { response: z.nullable(z.object({ id: z.string() })), cachedForSeconds: 60 }
  const found = await request({ endpoint, route: () => ({ data: { id: '1' } }) })
  expect(found.body).toEqual({ data: { id: '1' } })
  expect(found.answer.headers).toMatchObject({ 'cache-control': 'public, max-age=60' })
  expect(found.answer.headers).not.toHaveProperty('etag')
  expect((await request({ endpoint, route: () => ({ data: null }) })).body).toEqual({ data: null })
})

test('an answer may be bare, a file or a page', async () => {
  const bare = await request({
    endpoint: { envelope: 'bare' },
    route: () => ({ data: { a: 1 }, message: 'x' }),
  })
  expect(bare.body).toEqual({ a: 1 })
  const bytes = { bytes: new Uint8Array([1]), type: 'image/png', file_name: 'a.png', attachment: false }
  const { answer: file } = await request({ endpoint: { envelope: 'bytes' }, route: () => ({ data: bytes }) })
  expect(file).toMatchObject({ isBase64Encoded: true, headers: { 'content-type': 'image/png' } })
  const endpoint = { envelope: 'page', response: z.string(), cachedForSeconds: 5 } as const
  const { answer: page } = await request({ endpoint, route: () => ({ data: '<p>' }) })
  expect(page).toMatchObject({ body: '<p>', headers: { 'cache-control': 'public, max-age=5' } })
})

test('an answer that does not fit the contract is a failure that says nothing', async () => {
  const { status, body, lines } = await request({
    endpoint: { response: z.object({ id: z.string() }) },
    route: () => ({ data: { id: 7 } }),
  })
  expect([status, body]).toEqual([500, { message: 'Something went wrong' }])
  expect(lines).toMatchObject([{ status: 500, level: 'error', route: '/api/echo' }])
})
