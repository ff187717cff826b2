/** A portal whose parts are processes of their own, as they are in AWS, so that each can be killed alone. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startLocalStack } from '#infra/local/local-stack.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { until } from '#tests/support/waiting/until.ts'
import type { PartOrder } from './part-process.ts'

type Part = PartOrder['part']
const parts: readonly Part[] = ['store', 'mailbox', 'server', 'worker']

export const killedParts = ['whole', 'server', 'database', 'store', 'worker'] as const
export type KilledPart = (typeof killedParts)[number]

const script = fileURLToPath(new URL('./part-process.ts', import.meta.url))

const isFree = (candidate: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(candidate, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** The server, the four ports of the stand-ins, and those of store and mailbox in processes of their own. */
const portsNeeded = 7

/** Free ports in a row, below those that the system hands out by itself. */
const freePorts = async (): Promise<number> => {
  for (;;) {
    const first = 12_000 + Math.floor(Math.random() * 15_000)
    const free = await Promise.all(Array.from({ length: portsNeeded }, (_, offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
}

export const portalOfParts = async (dataDir: string) => {
  const first = await freePorts()
  const base = `http://127.0.0.1:${first}`
  // Of these stand-ins only database and secrets are used; the database is a process of its own and comes back by itself.
  const stack = await startLocalStack({ dataDir, portalPort: first, firstPort: first + 1, log: () => {} })
  const ports = { server: first, worker: 0, store: first + 5, mailbox: first + 6 }
  const env = {
    ...stack.env,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${ports.store}`,
    AWS_ENDPOINT_URL_SES: `http://127.0.0.1:${ports.mailbox}`,
  }
  const running = new Map<Part, ChildProcess>()
  const fallen: string[] = []

  const startPart = async (part: Part): Promise<void> => {
    if (running.has(part)) return
    const child = fork(script, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compile-cache') },
    })
    running.set(part, child)
    const runs = Promise.withResolvers<void>()
    child.on('message', ({ runs: started, emailEvent }: { runs?: Part; emailEvent?: unknown }) => {
      if (started) runs.resolve()
      // An event that finds no worker is lost here; it says only what became of the e-mail.
      else running.get('worker')?.send({ emailEvent }, () => {})
    })
    child.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL') fallen.push(`the process of ${part} ended by itself: ${signal ?? code}`)
      runs.reject(new Error(`${part} ended before it ran`))
    })
    runs.promise.catch(() => {})
    const { originSecret } = stack
    child.send({ part, port: ports[part], dataDir, env, originSecret } satisfies PartOrder)
    await runs.promise
  }

  const killPart = async (part: Part): Promise<void> => {
    const child = running.get(part)
    if (!child) return
    running.delete(part)
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  /** After a kill of a moment ago it is there again first. */
  const killDatabase = async (): Promise<void> => {
    process.kill(await until(() => stack.database.pid(), 'a start of the database'), 'SIGKILL')
  }
  /** The database comes back by itself, after a pause that grows with its ends. */
  const databaseAnswers = (): Promise<unknown> =>
    until(
      () =>
        fetch(stack.env.AWS_ENDPOINT_URL_DYNAMODB).then(
          (answer) => answer.arrayBuffer(),
          () => null,
        ),
      'an answer of the database',
    )
  const killWhole = async (): Promise<void> => {
    await Promise.all([killDatabase(), ...parts.map(killPart)])
  }

  return {
    base,
    env,
    databaseEndpoint: stack.env.AWS_ENDPOINT_URL_DYNAMODB,
    /** What ended without having been killed. */
    fallen,
    /** Starts what does not run, and waits until all of it does. */
    start: async (): Promise<void> => {
      await Promise.all(parts.map(startPart))
      await until(async () => (await call(base, 'GET', '/api/health').catch(() => null))?.status === 200)
    },
    databaseAnswers,
    /** The database comes back by itself; for the others `start` is called. */
    kill: async (part: KilledPart): Promise<void> => {
      if (part === 'database') await killDatabase()
      else if (part === 'whole') await killWhole()
      else await killPart(part)
    },
    end: async (): Promise<void> => {
      await Promise.all(parts.map(killPart))
      await stack.stop()
    },
  }
}
export type PortalOfParts = Awaited<ReturnType<typeof portalOfParts>>
