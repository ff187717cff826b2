import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import type { Gateway } from '#infra/local/gateway/gateway.ts'
import { splitTarget } from '#infra/local/http-message.ts'
import { errorName, type Log } from '#infra/local/log.ts'
import type { LocalPage } from '#infra/local/mailbox/local-pages.ts'
import type { ObjectStore } from '#infra/local/object-store/object-store.ts'
import type { SiteFacts } from '#infra/site-pages.ts'
import { sendLocalPage, sendText } from './answers.ts'
import { isLogFile, sendLogFile } from './log-files.ts'
import { originHeaders } from './origin-headers.ts'
import { serveSite } from './serve-site.ts'
import type { StaticFile } from './static-files.ts'

/** The handlers to which requests are passed. */
interface CloudFrontParts {
  files: ReadonlyMap<string, StaticFile>
  /** Which of the files answers which address. */
  facts: SiteFacts
  gateway: Gateway
  localPages: (path: string) => LocalPage | undefined
  /** The store with the files of the public log; none where nothing is published. */
  store?: Pick<ObjectStore, 'read'>
  /** The security headers of every answer, errors included. */
  headers: Record<string, string>
  originSecret: string
  log: Log
}

/** The one header of which an `/api` answer may have a stricter form: stored documents are sandboxed. */
const mayBeStricter = 'content-security-policy'

/**
 * Does what CloudFront does: pages and files from the built site, `/api` to the gateway, and `/__local` to the inbox. The
 * port must be known before the parts can be created, so requests before `open` are answered 503. `timeouts` are for tests.
 */
export const createCloudFront = (
  headers: Record<string, string>,
  timeouts: Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'> = {},
): { server: Server; open(parts: CloudFrontParts): void } => {
  let handle = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    response.setHeader('retry-after', '1')
    sendText(request, response, 503, 'The portal is starting')
  }
  let always = headers
  // Larger than the gateway's own limit, so that the gateway checks and refuses.
  // Refuses here, with the headers, what Node would refuse without them.
  const options = { maxHeaderSize: 64 * 1024, requireHostHeader: false, ...timeouts }
  const server = createServer(options, async (request, response) => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    if (request.httpVersion === '1.1' && request.headers.host === undefined)
      return refuse(request, response, 400, 'The request names no host')
    await handle(request, response)
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    refuse(request, response, 417, 'The expectation is not known')
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseUnreadable(error, socket, always))
  return {
    server,
    open(parts) {
      always = parts.headers
      handle = dispatcher(parts)
    },
  }
}

const dispatcher = (parts: CloudFrontParts) => {
  const site = serveSite(parts.files, parts.facts)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path } = splitTarget(request.url ?? '/')
    try {
      if (path === '/api' || path.startsWith('/api/')) await passToGateway(request, response, parts)
      else if (path.startsWith('/__local')) sendLocalPage(request, response, parts.localPages(path))
      else if (parts.store && isLogFile(path)) await sendLogFile(request, response, path, parts.store)
      else await site(request, response, path)
    } catch (error) {
      // A caller who disconnected is no failure of the portal.
      if (request.destroyed && !request.complete) return
      parts.log({ level: 'error', event: 'FRONT_FAILED', method: request.method, error: errorName(error) })
      if (!response.headersSent) sendText(request, response, 500, 'Internal server error')
    }
  }
}

const passToGateway = async (
  request: IncomingMessage,
  response: ServerResponse,
  { gateway, headers, originSecret }: CloudFrontParts,
): Promise<void> => {
  const answer = await gateway(request, originHeaders(request, originSecret))
  for (const [name, value] of Object.entries(answer.headers)) {
    if (!(name in headers) || name === mayBeStricter) response.setHeader(name, value)
  }
  if (answer.cookies.length > 0) response.setHeader('set-cookie', answer.cookies)
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store')
  response.setHeader('content-length', answer.body.length)
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : answer.body)
}

const refuse = (request: IncomingMessage, response: ServerResponse, status: number, text: string): void => {
  response.setHeader('connection', 'close')
  response.setHeader('cache-control', 'no-store')
  sendText(request, response, status, text)
}

/** How the answer begins; 400 for whatever else is no valid HTTP. */
const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers requests that are not valid HTTP, arrive too slowly, or have too large headers, with the same headers as
 * all others.
 */
const refuseUnreadable = (
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Record<string, string>,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-length': '0',
    'cache-control': 'no-store',
  })
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
}
