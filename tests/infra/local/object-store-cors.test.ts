import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, test } from 'vitest'
import {
  aGrant,
  aStore,
  Bucket,
  portal,
  put,
  refusal,
  upload,
} from '#tests/support/stand-ins/object-store-server.ts'

const strangers = ['http://127.0.0.1:30001', 'https://127.0.0.1:3000', 'http://evil.example', 'null']
const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))
const readable = {
  'access-control-allow-origin': portal,
  'access-control-expose-headers': 'ETag, x-amz-version-id',
}
const aDocument = async () => {
  const store = await aStore()
  await put(store.s3, 'k', 'x')
  const signed = () => getSignedUrl(store.s3, new GetObjectCommand({ Bucket, Key: 'k' }), { expiresIn: 60 })
  return { ...store, url: await signed() }
}
const preflight = (url: string, origin: string, method: string, asked?: string) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      ...(asked !== undefined && { 'access-control-request-headers': asked }),
    },
  })

test('pages of the portal may read objects by signed address', async () => {
  const { url } = await aDocument()

  const answer = await fetch(url, { headers: { origin: portal } })

  expect(corsOf(answer)).toEqual(readable)
  expect(answer.headers.get('vary')).toBe('Origin')
  expect(corsOf(await fetch(url))).toEqual({})
  const refused = await fetch(url.replace('/k?', '/other?'), { headers: { origin: portal } })
  expect(refused.status).toBe(403)
  expect(corsOf(refused)).toEqual(readable)
})

test('pages of the portal may upload and read the answer', async () => {
  const { s3 } = await aStore()
  const grant = await aGrant(s3)

  const answer = await upload(grant, undefined, { headers: { origin: portal } })

  expect(answer.status).toBe(204)
  expect(corsOf(answer)).toEqual(readable)
  const refused = await upload(grant, 'x', { headers: { origin: portal } })
  expect(corsOf(refused)).toEqual(readable)
  expect((await refusal(refused)).code).toBe('400 EntityTooSmall')
})

test.each(strangers)('pages of %s get no CORS headers', async (origin) => {
  const { s3, url, store } = await aDocument()
  expect(corsOf(await fetch(url, { headers: { origin } }))).toEqual({})
  expect(corsOf(await upload(await aGrant(s3), undefined, { headers: { origin } }))).toEqual({})

  const refused = await preflight(`${store.endpoint}/${Bucket}`, origin, 'POST')

  expect(corsOf(refused)).toEqual({})
  expect((await refusal(refused)).code).toBe('403 AccessForbidden')
})

test.each([
  ['GET', undefined, { 'access-control-allow-methods': 'GET, HEAD' }],
  ['HEAD', '', { 'access-control-allow-methods': 'GET, HEAD' }],
  ['POST', undefined, { 'access-control-allow-methods': 'POST' }],
  [
    'POST',
    'Content-Type',
    { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' },
  ],
])('a preflight for %s with %s is allowed as its rule says', async (method, asked, allowed) => {
  const { url } = await aDocument()

  const answer = await preflight(url, portal, method, asked)

  expect(answer.status).toBe(200)
  expect(corsOf(answer)).toEqual({ ...readable, ...allowed, 'access-control-max-age': '600' })
  expect(answer.headers.get('vary')).toBe(
    'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  )
})

test.each([
  ['PUT', undefined],
  ['DELETE', undefined],
  ['GET', 'authorization'],
  ['GET', 'content-type'],
  ['POST', 'content-type, x-amz-acl'],
])('a preflight for %s with %s is refused', async (method, asked) => {
  const { url } = await aDocument()

  const refused = await preflight(url, portal, method, asked)

  expect(corsOf(refused)).toEqual({})
  expect((await refusal(refused)).code).toBe('403 AccessForbidden')
})

test('a preflight must name its method, and requests of functions get no CORS headers', async () => {
  const { url, s3, store } = await aDocument()
  const unsaid = await fetch(url, { method: 'OPTIONS', headers: { origin: portal } })
  expect((await refusal(unsaid)).code).toBe('400 BadRequest')
  const written = await fetch(`${store.endpoint}/${Bucket}/k`, { method: 'PUT', headers: { origin: portal } })
  expect(corsOf(written)).toEqual({})
  expect((await s3.send(new GetObjectCommand({ Bucket, Key: 'k' }))).ContentLength).toBe(1)
})
