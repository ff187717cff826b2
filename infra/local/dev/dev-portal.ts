import { createServer, type RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { securityHeaders } from '#infra/headers.ts'
import { sendLocalPage, sendText } from '../cloudfront/answers.ts'
import { isLogFile, sendLogFile } from '../cloudfront/log-files.ts'
import { lockDataDir } from '../data-lock.ts'
import { splitTarget } from '../http-message.ts'
import { startLocalStack } from '../local-stack.ts'
import { localPages } from '../mailbox/local-pages.ts'
import { close, listen } from '../ports.ts'
import type { Settings } from '../run-from-terminal.ts'
import { stoppable } from '../stop-order.ts'
import { forward } from './forward.ts'
import { startPages } from './pages.ts'
import { runService } from './service-runner.ts'

/** The actions of Vite's development client that the real policy forbids. */
const added: Record<string, string> = {
  // React's refresh begins in an inline script of the page, and style sheets are put in by script.
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  // A page that has lost its connection uses a worker to ask whether the server is back.
  'worker-src': "'self' blob:",
}
const dropped = ['trusted-types', 'require-trusted-types-for']

/**
 * The security headers for pages that Vite serves: the real ones, with as little taken from the content security policy
 * as Vite needs. Only `npm run dev` uses it, and only for pages: what the service answers keeps the real headers.
 */
export function relaxedHeaders(headers: Record<string, string>, portalUrl: string): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  const given = new Map(policy.split('; ').map((line) => [line.split(' ', 1)[0]!, line] as const))
  const changes = { ...added, 'connect-src': portalUrl.replace('http:', 'ws:') }
  for (const name of dropped) given.delete(name)
  for (const [name, sources] of Object.entries(changes)) {
    given.set(name, `${given.get(name) ?? name} ${sources}`)
  }
  return { ...headers, 'content-security-policy': [...given.values()].join('; ') }
}

/** Vite's connections to open pages would keep the server from closing, so the pages stop first. */
const stopOrder = ['pages', 'server', 'service', 'stack', 'lock'] as const
const graceInMs = 1000

/** Starts the stand-ins and Vite in this process and the service in another, all at one address. */
export async function startDevPortal({ port, dataDir: folder, administrator, demo, log, logFile }: Settings) {
  const dataDir = resolve(folder)
  const cache = (name: string) => join(dataDir, 'dev-cache', name)
  const { started, stop } = stoppable(stopOrder)
  try {
    started.lock = lockDataDir(dataDir)
    const opened = Promise.withResolvers<RequestListener>()
    // Requests that come before everything has started wait.
    const server = createServer({ maxHeaderSize: 64 * 1024 }, async (request, response) =>
      (await opened.promise)(request, response),
    )
    const portalPort = await listen(server, port, 'the portal')
    started.server = () => close(server, graceInMs)
    const startingStack = startLocalStack({ dataDir, portalPort, firstPort: port === 0 ? 0 : port + 1, log })
    started.stack = async () => (await startingStack.catch(() => undefined))?.stop()
    const order = startingStack.then(({ env, originSecret }) => ({
      ...{ env, originSecret, administrator, demo, logFile },
    }))
    const service = runService(order, { codeCache: cache('service') })
    started.service = service.stop
    const onServiceChange = () => void service.restart()
    const startingPages = startPages({ server, cacheDir: cache('pages'), onServiceChange })
    started.pages = async () => (await startingPages.catch(() => undefined))?.close()
    const [stack, pages] = await Promise.all([startingStack, startingPages])

    stack.mailbox.subscribe(service.tell)
    const { baseUrl } = stack
    const headers = securityHeaders({ bucketOrigin: stack.objectStore.endpoint, tls: false })
    const headersOfPages = relaxedHeaders(headers, baseUrl)
    const local = localPages(stack.mailbox.emails, baseUrl)
    opened.resolve((request, response) => {
      const { path } = splitTarget(request.url ?? '/')
      if (path === '/api' || path.startsWith('/api/')) return void forward(request, response, service.port)
      if (isLogFile(path)) return void sendLogFile(request, response, path, stack.objectStore)
      const isLocal = path.startsWith('/__local')
      for (const [name, value] of Object.entries(isLocal ? headers : headersOfPages)) {
        response.setHeader(name, value)
      }
      if (isLocal) return sendLocalPage(request, response, local(path))
      pages.middlewares(request, response, () => sendText(request, response, 404, 'Not found'))
    })
    await service.port().catch(() => {})
    return { url: baseUrl, inboxUrl: `${baseUrl}/__local/inbox`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
