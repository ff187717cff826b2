import { asPdfAnswer, type PdfAnswer, type PdfRequest } from './pdf-messages.ts'
import workerAddress from './pdf-worker.ts?worker&url'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (_: string) => string }
}

/**
 * The only address of a script that the pages ever make. The content policy names this policy and admits no second one
 * of its name, so no other code can start a worker. Browsers without Trusted Types need no policy.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pdf-worker', {
  createScriptURL: () => workerAddress,
})

const startWorker = (): Worker => new Worker(policy?.createScriptURL('') ?? workerAddress, { type: 'module' })

/** A scanned page of 4 MB takes about 2 seconds on a cheap phone. */
const longestInMs = 15_000
/** How much longer a page may take that nobody waits for any more; a new worker costs about as much. */
const longestUnwantedInMs = 1000

/** Why a file or a page is not shown. */
export class PdfNotShown extends Error {
  readonly reason: 'unreadable' | 'too-long' | 'too-many-pages'
  constructor(reason: PdfNotShown['reason']) {
    super(reason)
    this.reason = reason
  }
}

type Kind = 'ready' | 'count' | 'png'
type Answered<K extends Kind> = Extract<PdfAnswer, Record<K, unknown>>

/** One worker, asked one thing at a time. A call that fails or takes too long ends it. */
export const startPdfWorker = () => {
  const worker = startWorker()
  const { port1: channel, port2: otherEnd } = new MessageChannel()
  worker.postMessage({}, [otherEnd])
  const end = () => {
    worker.terminate()
    channel.close()
  }

  const answer = <K extends Kind>(kind: K, deadlineInMs?: number, unwanted?: AbortSignal) =>
    new Promise<Answered<K>>((resolve, reject) => {
      const timers: ReturnType<typeof setTimeout>[] = []
      const settle = () => {
        for (const timer of timers) clearTimeout(timer)
        unwanted?.removeEventListener('abort', hurry)
      }
      const refuse = (reason: PdfNotShown['reason']) => {
        settle()
        end()
        reject(new PdfNotShown(reason))
      }
      const endAfter = (ms: number) => timers.push(setTimeout(() => refuse('too-long'), ms))
      const hurry = () => endAfter(longestUnwantedInMs)
      unwanted?.addEventListener('abort', hurry)
      if (deadlineInMs) endAfter(deadlineInMs)
      worker.onerror = () => refuse('unreadable')
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const answered = asPdfAnswer(data)
        if (!answered) return
        if (!(kind in answered)) return refuse('unreadable')
        settle()
        resolve(answered as Answered<K>)
      }
    })

  const ask = <K extends Kind>(kind: K, request: PdfRequest, unwanted?: AbortSignal) => {
    const answered = answer(kind, longestInMs, unwanted)
    channel.postMessage(request)
    return answered
  }

  return {
    /** Fetching the code has no deadline: a slow line is no fault of the file. */
    ready: () => answer('ready'),
    open: async (bytes: ArrayBuffer) => (await ask('count', { open: bytes })).count,
    draw: async (page: number, unwanted: AbortSignal) => (await ask('png', { page }, unwanted)).png,
    end,
  }
}
