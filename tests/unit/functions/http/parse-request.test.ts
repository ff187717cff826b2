/** What of a request is read, and what is refused before anything is parsed. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseRequest } from '#functions/platform/http/parse-request.ts'
import type { Endpoint } from '#shared/kit/endpoint.ts'

const endpoint = {
  ...{ method: 'POST', path: '/api/echo', access: 'public', summary: '' },
  params: z.strictObject({ id: z.optional(z.string()) }),
  query: z.strictObject({ page: z.optional(z.string()) }),
  body: z.record(z.string(), z.unknown()),
  response: z.null(),
} as const satisfies Endpoint

const event = (sent: object) =>
  ({ headers: { 'content-type': 'application/json' }, ...sent }) as unknown as APIGatewayProxyEventV2
const parse = (sent: object, of: Endpoint = endpoint) => parseRequest(of, event(sent))
const bodyOf = async (body: string) => (await parse({ body })).body
const refusalOf = (sent: object, of?: Endpoint) =>
  parse(sent, of).then(
    () => null,
    ({ status, message }) => [status, message],
  )

/** A JSON object of so many bytes. */
const jsonOf = (bytes: number): string => `{"a":"${'x'.repeat(bytes - 8)}"}`

test('params, query and body are those of the contract; what was not sent is empty', async () => {
  const sent = { pathParameters: { id: '7' }, queryStringParameters: { page: '2' }, body: '{"a":1}' }
  expect(await parse(sent)).toEqual({ params: { id: '7' }, query: { page: '2' }, body: { a: 1 } })
  expect(await parse({ body: '{}' })).toEqual({ params: {}, query: {}, body: {} })
  expect(await refusalOf({ body: '{}', queryStringParameters: { more: '1' } })).toEqual([
    ...[422, 'Check the highlighted fields'],
  ])
})

test('an endpoint without sections reads none, whatever was sent', async () => {
  const { params: _, query: _query, body: _body, ...bare } = endpoint
  const nothing = { params: undefined, query: undefined, body: undefined }
  expect(await parse({ body: 'not JSON', headers: {} }, bare)).toEqual(nothing)
})

test('a query may have 2 KB, counted in bytes', async () => {
  const ofBytes = (rawQueryString: string) => refusalOf({ rawQueryString, body: '{}' })
  expect(await ofBytes('x'.repeat(2048))).toBeNull()
  expect(await ofBytes('x'.repeat(2049))).toEqual([413, 'The request is too large'])
  expect(await ofBytes('é'.repeat(1025))).toEqual([413, 'The request is too large'])
})

test('JSON may have 64 KB, or what the endpoint says, whether it came in base64 or not', async () => {
  const small: Endpoint = { ...endpoint, longestBodyInBytes: 20 }
  const inBase64 = (json: string) => ({ body: Buffer.from(json).toString('base64'), isBase64Encoded: true })
  expect(await refusalOf({ body: jsonOf(65_536) })).toBeNull()
  expect(await refusalOf({ body: jsonOf(65_537) })).toEqual([413, 'The request is too large'])
  expect(await refusalOf({ body: jsonOf(20) }, small)).toBeNull()
  expect(await refusalOf(inBase64(jsonOf(20)), small)).toBeNull()
  expect(await refusalOf(inBase64(jsonOf(21)), small)).toEqual([413, 'The request is too large'])
})

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json ;a=b',
])('the type %s is JSON', async (type) => {
  expect(await refusalOf({ body: '{}', headers: { 'content-type': type } })).toBeNull()
})

test.each([undefined, '', 'text/plain', 'application/jsonp', 'text/application/json', 'application/json x'])(
  'the type %s is refused',
  async (type) => {
    const refused = [415, 'Send JSON']
    expect(await refusalOf({ body: '{}', headers: { 'content-type': type } })).toEqual(refused)
  },
)

test('brackets may nest eight deep; those inside of strings do not count', async () => {
  const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const tooDeep = [400, 'The request is nested too deeply']
  expect(await refusalOf({ body: nested(8) })).toBeNull()
  expect(await refusalOf({ body: nested(9) })).toEqual(tooDeep)
  expect(await refusalOf({ body: objects(8) })).toBeNull()
  expect(await refusalOf({ body: objects(9) })).toEqual(tooDeep)
  const inText = '[{'.repeat(9)
  expect(await bodyOf(`{"a":"${inText}"}`)).toEqual({ a: inText })
  expect(await bodyOf(`{"a":"\\"${inText}"}`)).toEqual({ a: `"${inText}` })
  expect(await bodyOf(`{"a":"\\\\","b":"${inText}"}`)).toEqual({ a: '\\', b: inText })
  expect(await refusalOf({ body: `{"a":"\\\\","b":${'['.repeat(9)}${']'.repeat(9)}}` })).toEqual(tooDeep)
})

test('brackets that are closed do not count', async () => {
  const many = Array.from({ length: 20 }, () => ({ a: [] }))
  expect(await bodyOf(JSON.stringify({ many }))).toEqual({ many })
})

test('what is no JSON, no object, missing, or names the prototype is refused', async () => {
  const unreadable = [400, 'The request cannot be read']
  expect(await refusalOf({ body: '{' })).toEqual(unreadable)
  expect(await refusalOf({})).toEqual(unreadable)
  expect(await refusalOf({ body: '{"a":{"__proto__":{"admin":true}}}' })).toEqual(unreadable)
  expect(await refusalOf({ body: '7' })).toEqual([400, 'Send a JSON object'])
})

test('a byte order mark is no JSON', async () => {
  expect(await refusalOf({ body: '\uFEFF{}' })).toEqual([400, 'The request cannot be read'])
})
