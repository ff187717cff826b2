/** The stand-in for CloudFront with a small built site and a few functions, on a free port. */
import { mkdir, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { onTestFinished } from 'vitest'
import { securityHeaders } from '#infra/headers.ts'
import { createCloudFront } from '#infra/local/cloudfront/cloudfront.ts'
import { readStaticFiles } from '#infra/local/cloudfront/static-files.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import type { LambdaHandler } from '#infra/local/gateway/invoke.ts'
import { limits } from '#infra/local/gateway/limits.ts'
import { close, listen } from '#infra/local/ports.ts'
import { aFolder, aLog } from '#tests/support/files/temporary-folder.ts'

export const page = '<!doctype html><title>Portal</title>'
export const signInPage = '<!doctype html><title>Sign in</title>'
export const unknownPage = '<!doctype html><title>Page not found</title>'
const facts = {
  screens: ['/', '/auth/login', '/auth/reset-password/:token?', '/profile'],
  prerendered: ['/auth/login'],
  styleHashes: [],
}
export const script = 'console.log(1);'.repeat(200)
export const headers = securityHeaders({ bucketOrigin: 'http://127.0.0.1:3001', tls: false })

const siteIn = async (folder: string) => {
  await mkdir(join(folder, 'site', 'assets'), { recursive: true })
  await mkdir(join(folder, 'site', 'auth', 'login'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'site', 'app.html'), page)
  await writeFile(join(folder, 'site', 'auth', 'login', 'index.html'), signInPage)
  await writeFile(join(folder, 'site', '404.html'), unknownPage)
  await writeFile(join(folder, 'site', 'favicon.ico'), 'icon')
  await writeFile(join(folder, 'site', 'assets', 'main-1a2b.js'), script)
  return readStaticFiles(join(folder, 'site'))
}

export const aPortalServer = async (
  given: { handler?: LambdaHandler; limits?: Partial<typeof limits> } = {},
) => {
  const events: APIGatewayProxyEventV2[] = []
  const handler: LambdaHandler = async (event, context) => {
    events.push(event)
    return (await given.handler?.(event, context)) ?? { statusCode: 200, body: '{}' }
  }
  const routes = [
    { name: 'things.create', method: 'POST', path: '/api/things', handler },
    { name: 'things.get', method: 'GET', path: '/api/things/{id}', handler },
  ]
  const log = aLog()
  const front = createCloudFront(headers)
  const port = await listen(front.server, 0, 'the front')
  onTestFinished(() => close(front.server, 100))
  const open = async () =>
    front.open({
      files: await siteIn(await aFolder()),
      facts,
      gateway: createGateway({ routes, log: log.log, limits: { ...limits, ...given.limits } }),
      localPages: (path) => (path === '/__local/mail' ? { type: 'application/json', body: '[]' } : undefined),
      headers,
      originSecret: 'the origin secret',
      log: log.log,
    })
  await open()
  return { port, events, log }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a path exactly as given: fetch would tidy it. */
export const send = (
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { body, ...rest } = options
    const outgoing = request({ port, path, host: '127.0.0.1', agent: false, ...rest }, async (incoming) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      resolve({ status: incoming.statusCode!, headers: incoming.headers, body: Buffer.concat(chunks) })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** Sends bytes that are no proper request and returns what comes back. */
export const sendRaw = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
