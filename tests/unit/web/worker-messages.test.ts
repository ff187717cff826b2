/** Messages between pages and their workers: those of another form or origin are ignored. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { MessageChannel as Channel } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '#tests/support/project/source-files.ts'
import { answerFirst } from '#web/ui/document/pdf/pdf-channel.ts'
import type { PdfRequest } from '#web/ui/document/pdf/pdf-messages.ts'
import { startPdfWorker } from '#web/ui/document/pdf/pdf-worker-calls.ts'

afterEach(() => vi.unstubAllGlobals())

const odd = [
  undefined,
  null,
  1,
  'ready',
  [],
  {},
  { page: '1' },
  { page: 1.5 },
  { open: 'bytes' },
  { count: 'x' },
]

/** The page's end of a worker's channel, and the worker's. */
const aChannel = () => {
  const { port1, port2 } = new Channel()
  const heard: unknown[] = []
  port1.on('message', (message) => heard.push(message))
  return { port1, port2, heard }
}

test('the worker that draws PDFs answers requests and nothing else', async () => {
  const { port1, port2, heard } = aChannel()
  const asked: PdfRequest[] = []
  const answer = async (request: PdfRequest) => {
    asked.push(request)
    return { count: 3 }
  }
  answerFirst({ ports: [] }, answer)
  answerFirst({ ports: [port2 as unknown as MessagePort] }, answer)
  for (const message of odd) port1.postMessage(message)
  port1.postMessage({ page: 2 })
  await vi.waitFor(() => expect(heard).toEqual([{ ready: true }, { count: 3 }]))
  expect(asked).toEqual([{ page: 2 }])
  port1.close()
})

test('the page takes answers of its worker and nothing else', async () => {
  let port: MessagePort | undefined
  const terminate = vi.fn()
  vi.stubGlobal('MessageChannel', Channel)
  vi.stubGlobal(
    'Worker',
    class {
      terminate = terminate
      postMessage = (_: unknown, [given]: MessagePort[]) => {
        port = given
      }
    },
  )
  const worker = startPdfWorker()
  const ready = worker.ready()
  for (const message of odd) port?.postMessage(message)
  port?.postMessage({ ready: true })
  await expect(ready).resolves.toEqual({ ready: true })

  const opened = worker.open(new ArrayBuffer(1))
  port?.postMessage('count')
  port?.postMessage({ count: 3 })
  await expect(opened).resolves.toBe(3)
  expect(terminate).not.toHaveBeenCalled()

  const drawn = worker.draw(1, new AbortController().signal)
  port?.postMessage({ count: 3 }) // an answer to something else
  await expect(drawn).rejects.toMatchObject({ reason: 'unreadable' })
  expect(terminate).toHaveBeenCalledOnce()
})

/** The worker in a browser with this cache and network; its listeners are what the browser calls. */
const aServiceWorker = (cache: object, fetch: () => Promise<unknown>) => {
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    location: { origin: 'https://portal.example' },
    registration: { scope: 'https://portal.example/ur/verify' },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
  }
  const caches = { open: async () => cache }
  const worker = readFileSync(join(root, 'web/public/verify-worker.js'), 'utf8')
  runInNewContext(worker, { self, caches, fetch, URL, AbortSignal })
  return { self, listeners }
}

test('the service worker of /verify keeps files for its own page and ignores other messages', async () => {
  const added: string[] = []
  const cache = {
    keys: async () => [],
    match: async () => undefined,
    add: async (file: string) => added.push(file),
  }
  const { self, listeners } = aServiceWorker(cache, async () => ({ ok: false }))
  const work: Promise<unknown>[] = []
  const send = (origin: string, data: unknown) =>
    listeners.message?.({ origin, data, waitUntil: (promise: Promise<unknown>) => work.push(promise) })

  for (const data of [...odd, { files: '/assets/a.js' }, { files: [1] }]) send(self.location.origin, data)
  send('https://elsewhere.example', { files: ['/assets/a.js'] })
  expect(work).toEqual([])
  send(self.location.origin, { files: ['/assets/a.js', '/api/register/keys'] })
  await Promise.all(work)
  expect(added).toEqual(['/assets/a.js'])
})

test('the service worker of /verify keeps keys and a list that it can read, and gives them until it reads others', async () => {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
  }
  let network = () => new Response()
  const { listeners } = aServiceWorker(cache, async () => network())
  const asked = (path = '/api/register/keys') =>
    new Promise<Response>((respondWith) =>
      listeners.fetch?.({ request: { url: `https://portal.example${path}`, method: 'GET' }, respondWith }),
    ).then((answer) => answer.text())
  const whole = (kid: string) => JSON.stringify({ keys: [{ kid, x: 'abc' }] })

  network = () => new Response(whole('one'))
  expect(await asked()).toBe(whole('one'))
  const others = [
    new Response('<html>Welcome to our network</html>'),
    new Response(whole('two').slice(0, -3)),
    new Response('{"keys":[]}'),
    new Response('{"keys":[{"kid":"two"}]}'),
    new Response('Too many', { status: 429 }),
    new Response('Busy', { status: 503 }),
  ]
  for (const other of others) {
    network = () => other
    expect(await asked()).toBe(whole('one'))
  }
  network = () => new Response(whole('two'))
  expect(await asked()).toBe(whole('two'))

  const list = 'portal.example/log/standings\n2026-11-26T19:10:00Z\nAw==\n\n\u2014 portal.example/log abc=\n'
  network = () => new Response(list)
  expect(await asked('/log/standings')).toBe(list)
  network = () => new Response(list.slice(0, -9))
  expect(await asked('/log/standings')).toBe(list)
})
