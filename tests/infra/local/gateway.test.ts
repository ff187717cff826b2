import { expect, test } from 'vitest'
import { aPortalServer, send } from '#tests/support/stand-ins/portal-server.ts'

const json = { 'content-type': 'application/json' }

test('the gateway passes an event of payload format 2.0', async () => {
  const { port, events } = await aPortalServer()

  await send(port, '/api/things/a%20b?q=1&q=2&x=%26&empty', {
    headers: { 'X-Custom': ['one', 'two'], cookie: 'a=1; b=2', 'user-agent': 'test' },
  })

  expect(events[0]).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/things/{id}',
    rawPath: '/api/things/a%20b',
    rawQueryString: 'q=1&q=2&x=%26&empty',
    cookies: ['a=1', 'b=2'],
    queryStringParameters: { q: '1,2', x: '&', empty: '' },
    pathParameters: { id: 'a b' },
    isBase64Encoded: false,
    requestContext: {
      http: {
        method: 'GET',
        path: '/api/things/a%20b',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'test',
      },
      routeKey: 'GET /api/things/{id}',
      stage: '$default',
      timeEpoch: expect.any(Number),
      time: expect.stringMatching(/^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
    },
  })
  expect(events[0]).not.toHaveProperty('body')
  expect(events[0]!.headers).toMatchObject({ 'x-custom': 'one,two' })
  expect(events[0]!.headers).not.toHaveProperty('cookie')
})

test('the gateway passes JSON as text and everything else in base64', async () => {
  const { port, events } = await aPortalServer()
  const post = (type: string, body: string | Buffer) =>
    send(port, '/api/things', { method: 'POST', headers: { 'content-type': type }, body })

  await post('application/json; charset=utf-8', '{"a":"سلام"}')
  await post('multipart/form-data; boundary=x', Buffer.from([0xff, 0x00]))
  await post('application/x-www-form-urlencoded', 'a=1')

  expect(events.map(({ body, isBase64Encoded }) => [body, isBase64Encoded])).toEqual([
    ['{"a":"سلام"}', false],
    [Buffer.from([0xff, 0x00]).toString('base64'), true],
    [Buffer.from('a=1').toString('base64'), true],
  ])
})

test('the gateway returns status, headers, cookies and bytes, and the id of the request', async () => {
  const { port, events } = await aPortalServer({
    handler: async (_event, context) => ({
      statusCode: 201,
      headers: { 'Content-Type': 'image/png', ETag: '"v1"', 'X-Request-Id': context.awsRequestId },
      cookies: ['a=1', 'b=2'],
      body: Buffer.from([1, 2, 255]).toString('base64'),
      isBase64Encoded: true,
    }),
  })
  const answer = await send(port, '/api/things', { method: 'POST', headers: json, body: '{}' })
  expect(answer.status).toBe(201)
  expect(answer.body).toEqual(Buffer.from([1, 2, 255]))
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    etag: '"v1"',
    'set-cookie': ['a=1', 'b=2'],
    'x-request-id': events[0]!.requestContext.requestId,
  })
})

test('the gateway answers unknown paths and methods itself', async () => {
  const { port, events } = await aPortalServer()
  const unknown = await send(port, '/api/nothing')
  expect([unknown.status, unknown.body.toString()]).toEqual([404, '{"message":"Not Found"}'])
  const other = await send(port, '/api/things', { method: 'DELETE' })
  expect([other.status, other.headers.allow]).toEqual([405, 'POST'])
  expect((await send(port, '/api/things/%zz')).status).toBe(400)
  expect((await send(port, '/api')).status).toBe(404)
  expect(events).toEqual([])
})

test('the gateway reveals an exception of a function neither to the caller nor to the log', async () => {
  const { port, log } = await aPortalServer({
    handler: async () => {
      throw new TypeError('cnic 35202-1234567-1')
    },
  })
  const answer = await send(port, '/api/things?token=xyz', {
    method: 'POST',
    headers: json,
    body: '{"p":"secret"}',
  })
  expect([answer.status, answer.body.toString()]).toEqual([500, '{"message":"Internal Server Error"}'])
  expect(log.entries).toMatchObject([
    { event: 'FUNCTION_FAILED', route: 'things.create', method: 'POST', status: 500, error: 'TypeError' },
  ])
  expect(JSON.stringify(log.entries)).not.toMatch(/cnic|xyz|secret/)
})

test('the gateway has the limits of API Gateway and Lambda', async () => {
  const { port, events } = await aPortalServer({
    handler: async () => ({ statusCode: 200, body: 'x'.repeat(7_000_000) }),
  })
  const post = (body: Buffer) => send(port, '/api/things', { method: 'POST', body })

  expect((await post(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
  // 5 MB fit the gateway, but not the function's event once they are base64.
  expect((await post(Buffer.alloc(5 * 1024 * 1024))).status).toBe(413)
  expect((await send(port, '/api/things/1', { headers: { 'x-long': 'x'.repeat(10_240) } })).status).toBe(431)
  expect(events).toEqual([])
  expect((await post(Buffer.alloc(4 * 1024 * 1024))).status).toBe(500)
  expect(events).toHaveLength(1)
})

test('the gateway stops waiting for a function after its timeout', async () => {
  const { port, log } = await aPortalServer({
    limits: { integrationInMs: 20 },
    handler: () => new Promise(() => {}), // never answers
  })
  const answer = await send(port, '/api/things/1')
  expect([answer.status, answer.body.toString()]).toEqual([504, '{"message":"Gateway Timeout"}'])
  expect(log.events()).toEqual(['FUNCTION_TIMED_OUT'])
})
