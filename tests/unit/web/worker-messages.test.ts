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

test('the service worker of /verify keeps files for its own page and ignores other messages', async () => {
  const listeners: Record<string, (event: object) => void> = {}
  const added: string[] = []
  const cache = {
    keys: async () => [],
    match: async () => undefined,
    add: async (file: string) => added.push(file),
  }
  const self = {
    location: { origin: 'https://portal.example' },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
  }
  const fetch = async () => ({ ok: false })
  const worker = readFileSync(join(root, 'web/public/verify-worker.js'), 'utf8')
  runInNewContext(worker, { self, caches: { open: async () => cache }, fetch, URL, AbortSignal })
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
