import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCloudFront } from '#infra/local/cloudfront/cloudfront.ts'
import { chooseEncoding } from '#infra/local/cloudfront/serve-site.ts'
import { close, listen } from '#infra/local/ports.ts'
import {
  aPortalServer,
  headers,
  page,
  script,
  send,
  sendRaw,
  signInPage,
  unknownPage,
} from '#tests/support/stand-ins/portal-server.ts'

test('CloudFront puts every security header on every kind of answer', async () => {
  const { port } = await aPortalServer({
    handler: async ({ rawPath }) => {
      if (rawPath.endsWith('broken')) throw new Error('broken')
      return {
        statusCode: 200,
        headers: { 'referrer-policy': 'unsafe-url', 'X-Frame-Options': 'ALLOWALL' },
        body: '',
      }
    },
  })
  const asked: [number, string, object?][] = [
    [200, '/'],
    [200, '/profile'],
    [200, '/assets/main-1a2b.js'],
    [404, '/assets/missing.js'],
    [405, '/', { method: 'POST' }],
    [400, '/%zz'],
    [200, '/api/things/1'],
    [404, '/api/nothing'],
    [405, '/api/things/1', { method: 'DELETE' }],
    [413, '/api/things', { method: 'POST', body: Buffer.alloc(11_000_000) }],
    [431, '/api/things/1', { headers: { long: 'x'.repeat(11_000) } }],
    [500, '/api/things/broken'],
    [200, '/__local/mail'],
    [404, '/__local/nothing'],
  ]
  for (const [status, path, options] of asked) {
    const answer = await send(port, path, options)
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.headers).toMatchObject(headers)
  }
})

test('CloudFront puts them on answers to malformed requests too, and while it starts', async () => {
  const { port } = await aPortalServer()
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const nonsense = await sendRaw(port, 'nonsense\r\n\r\n')
  const endless = await sendRaw(port, `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(70_000)}\r\n\r\n`)
  const hostless = await sendRaw(port, 'GET / HTTP/1.1\r\n\r\n')
  const expecting = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: x\r\nexpect: cake\r\n\r\n')
  const chunked = `POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`
  const slow = createCloudFront(headers, {
    headersTimeout: 50,
    requestTimeout: 50,
    connectionsCheckingInterval: 20,
  })
  const unfinished = await sendRaw(
    await listen(slow.server, 0, 'the portal'),
    'GET / HTTP/1.1\r\nhost: x\r\n',
  )
  await close(slow.server)
  const answers: [number, string][] = [
    [400, nonsense],
    [431, endless],
    [400, hostless],
    [417, expecting],
    [413, await sendRaw(port, chunked)],
    [408, unfinished],
  ]
  for (const [status, text] of answers) {
    expect(text).toContain(`HTTP/1.1 ${status} `)
    const answered = text.toLowerCase()
    for (const line of [...lines, 'cache-control: no-store\r\n'])
      expect(answered).toContain(line.toLowerCase())
  }

  const starting = createCloudFront(headers)
  const answer = await send(await listen(starting.server, 0, 'the portal'), '/')
  expect(answer.status).toBe(503)
  expect(answer.headers).toMatchObject({ ...headers, 'retry-after': '1' })
  await close(starting.server)
})

test('an answer of the API says itself whether browsers keep it, and a document may set a stricter policy', async () => {
  const strict = "default-src 'none'; sandbox"
  const { port } = await aPortalServer({
    handler: async () => ({
      statusCode: 200,
      headers: { 'Cache-Control': 'public, max-age=300', 'Content-Security-Policy': strict },
      body: 'x',
    }),
  })
  const { headers } = await send(port, '/api/things/1')
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300', 'content-security-policy': strict })
  expect((await send(port, '/api/nothing')).headers['cache-control']).toBe('no-store')
})

test('CloudFront sets the address of the caller itself, whatever the caller sends', async () => {
  const { port, events } = await aPortalServer()
  await send(port, '/api/things/1', {
    headers: {
      'CloudFront-Viewer-Address': '6.6.6.6:1',
      'X-Origin-Verify': ['guess', 'guess'],
      'x-forwarded-for': '6.6.6.6',
    },
  })
  expect(events[0]!.headers['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/)
  expect(events[0]!.headers['x-origin-verify']).toBe('the origin secret')
  expect(events[0]!.requestContext.http.sourceIp).toBe('127.0.0.1')
})

test('CloudFront serves the one page for every screen, uncached', async () => {
  const { port } = await aPortalServer()
  for (const path of ['/', '/profile', '/auth/reset-password/abc?email=a.b@c.d', '/Profile/']) {
    const answer = await send(port, path)
    expect(answer.body.toString()).toBe(page)
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
  const { etag = '' } = (await send(port, '/')).headers
  const again = await send(port, '/profile', { headers: { 'if-none-match': `"x", ${etag}` } })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('CloudFront serves the HTML that the build made of an address, and 404 with its page where no screen has it', async () => {
  const { port } = await aPortalServer()
  for (const path of ['/auth/login', '/auth/login/', '/auth/login?from=mail']) {
    const answer = await send(port, path)
    expect([answer.status, answer.body.toString()]).toEqual([200, signInPage])
  }
  for (const path of ['/nowhere', '/assetsx', '/profile/more', '/auth/reset-password/abc/def', '/404.html']) {
    const answer = await send(port, path)
    expect([answer.status, answer.body.toString()]).toEqual([404, unknownPage])
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('CloudFront serves hashed files for a year, compressed as the browser accepts', async () => {
  const { port } = await aPortalServer()
  const ask = (encoding: string, method = 'GET') =>
    send(port, '/assets/main-1a2b.js', { method, headers: { 'accept-encoding': encoding } })

  const [br, gzip, plain, head] = [
    await ask('gzip, br'),
    await ask('gzip'),
    await ask(''),
    await ask('br', 'HEAD'),
  ]

  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(br.body).toString()).toBe(script)
  expect(gunzipSync(gzip.body).toString()).toBe(script)
  expect(plain.body.toString()).toBe(script)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect([head.body.length, head.headers['content-length']]).toEqual([0, br.headers['content-length']])
  expect((await send(port, '/favicon.ico')).headers).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'no-cache',
  })
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '//etc/passwd',
  '/secret.txt%00.js',
  'http://127.0.0.1/../secret.txt',
])('CloudFront serves no file outside of the site for %s', async (path) => {
  const { port } = await aPortalServer()
  const { body } = await send(port, path)
  expect(['Not found', 'Bad request', page, unknownPage]).toContain(body.toString())
})

test('CloudFront respects encodings that Accept-Encoding refuses', () => {
  const offered = ['br', 'gzip', 'identity'] as const
  expect(chooseEncoding('br;q=0, gzip', offered)).toBe('gzip')
  expect(chooseEncoding('*', offered)).toBe('br')
  expect(chooseEncoding('*;q=0', offered)).toBe('identity')
  expect(chooseEncoding(undefined, offered)).toBe('identity')
  expect(chooseEncoding('BR', ['identity'])).toBe('identity')
})
