import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SesEvent } from '../mailbox/ses-events.ts'
import type { ServiceOrder } from './service-process.ts'

/** The service in a separate process. `port` waits while it starts and fails when it cannot start. */
type ServiceRunner = {
  port(): Promise<number>
  /** An event of the mailbox; it is dropped while the service restarts. */
  tell(event: SesEvent): void
  restart(): Promise<void>
  stop(): Promise<void>
}

const script = fileURLToPath(new URL('./service-process.ts', import.meta.url))
const mostStopInMs = 3000

/** Runs the service and restarts it on request; only the first start seeds the data. */
export function runService(order: Promise<ServiceOrder>, options: { codeCache: string }): ServiceRunner {
  let ready = Promise.withResolvers<number>()
  let isSettled = false
  let isSeeded = false
  let restarts = 0
  let isStopped = false
  let child = launch() // the process starts while the stand-ins are still starting

  function launch(): ChildProcess {
    const env = { ...process.env, NODE_COMPILE_CACHE: options.codeCache }
    const started = fork(script, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    started.once('message', (message: { port: number }) => {
      if (started !== child) return
      isSettled = true
      isSeeded = true
      ready.resolve(message.port)
    })
    started.once('exit', () => {
      if (started !== child || isStopped || started.killed) return
      console.error('The service has ended: the lines above say why. It starts again with the next change.')
      renewWhenSettled()
      isSettled = true
      ready.reject(new Error('The service does not run.'))
      ready.promise.catch(() => {})
    })
    // If nothing can be sent, the process has ended, which is already reported.
    order.then(
      (first) =>
        started.send(isSeeded ? { ...first, administrator: undefined, demo: false } : first, () => {}),
      () => started.kill(),
    )
    return started
  }

  function renewWhenSettled(): void {
    if (!isSettled) return
    ready = Promise.withResolvers<number>()
    isSettled = false
  }

  return {
    port: () => ready.promise,
    tell: (event) => {
      if (isSettled && child.connected) child.send({ emailEvent: event }, () => {})
    },
    async restart() {
      const turn = ++restarts
      renewWhenSettled()
      await end(child)
      // There may have been a later change in the meantime, which then starts it.
      if (turn === restarts && !isStopped) child = launch()
    },
    async stop() {
      isStopped = true
      await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), mostStopInMs)
  child.kill('SIGTERM')
  await gone
  clearTimeout(timer)
}
